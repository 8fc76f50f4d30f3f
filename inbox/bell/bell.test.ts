import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { oweKeys } from "../store/bell.ts";
import type { MessageState } from "../store/messages.ts";
import type { Store } from "../store/store.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { type Mood, startSmtp } from "../testing/smtp.ts";
import { openStore } from "../testing/store.ts";
import { type Bell, createBell } from "./bell.ts";
import { createMailer } from "./mailer.ts";
import { dayName, weekName } from "./names.ts";

const minute = 60 * 1000;
const answerHours = 48;
const hour = 60 * minute;
const day = 24 * hour;
const [meera, anil] = ["meera@example.org", "anil@example.org"];
const recipients = [meera, anil];

const subjects = {
  new: "Something new in the inbox",
  urgent: "Please look into the inbox now",
  unopened: "Nobody has opened a message in the inbox",
  keys: "People or keys of the inbox have changed",
  daily: "Something is waiting in the inbox",
  weekly: "The inbox works",
};

describe.each(databases)("the bell on %s", (name) => {
  let prepared: Awaited<ReturnType<typeof prepareDatabase>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: ReturnType<typeof createMailer>;
  let impatient: ReturnType<typeof createMailer>;
  let environment: ReturnType<typeof prepared.environment>;
  let store: Store;
  let bell: Bell;
  /** A Thursday noon in Delhi, by the clock and by the time that really passes. */
  const clocks = { now: 0, passed: 0 };

  beforeAll(async () => {
    prepared = await prepareDatabase(name);
    smtp = await startSmtp();
    const settings = { smtp: smtp.url, mailFrom: "inbox@example.org", mailTo: recipients };
    mailer = createMailer({ ...settings, timeoutMs: 60_000 });
    // A short timeout only for the server that hangs: on a busy machine, working ones may be slow.
    impatient = createMailer({ ...settings, timeoutMs: 300 });
  });
  afterAll(async () => {
    mailer.close();
    impatient.close();
    await smtp.stop();
    await prepared.stop();
  });

  beforeEach(async () => {
    environment = prepared.environment();
    store = await openStore(environment);
    await store.setRecipients(recipients);
    Object.assign(smtp, { mood: "takes" });
    smtp.refused.clear();
    Object.assign(clocks, { now: Date.UTC(2026, 10, 19, 6, 30), passed: 0 });
    bell = start(store);
    await pass(10);
    smtp.mails.length = 0;
    return () => store.close();
  });

  function start(on: Store) {
    return createBell({
      store: on,
      sendMail: (...mail) => (smtp.mood === "hangs" ? impatient : mailer).sendMail(...mail),
      ...{ recipients, url: "https://www.example.org", unopenedHours: 4, log: () => undefined },
      answerMs: () => answerHours * 60 * minute,
      now: () => clocks.now,
      passed: () => clocks.passed,
    });
  }

  /** Lets time pass. The bell looks every few minutes. */
  async function pass(minutes: number, every = 1) {
    await bell.tick();
    for (let gone = 0; gone < minutes; gone += every) {
      clocks.now += every * minute;
      clocks.passed += every * minute;
      await bell.tick();
    }
  }

  function arrive(id: string, kind: "new" | "urgent" = "new", state: MessageState = "new") {
    const message = { id, form: "contact", received: clocks.now, score: 0, keyId: "k" };
    const encrypted = Buffer.from(`encrypted ${id}`);
    const ring = state === "aside" ? undefined : kind;
    return store.keep({ ...message, state, digest: "d", encrypted }, ring);
  }

  const all = () => recipients.map((address) => smtp.subjectsFor(address));
  const both = (...one: string[]) => [one, one];
  const count = (subject: string) =>
    smtp.subjectsFor(meera).filter((one) => one === subject).length;

  test("tells each recipient that something came, with a link, and nothing about it", async () => {
    await arrive("one");
    await pass(30);
    expect(all()).toEqual(both(subjects.new));
    expect(smtp.mails[0]).toContain("https://www.example.org/inbox#one");
  });

  test.each<Mood>(["421", "451", "550", "hangs", "drops"])(
    "rings again after a minute when the mail server says or does this: %s",
    async (mood) => {
      await arrive("one");
      smtp.mood = mood;
      await bell.tick();
      const heard = mood === "drops" ? [subjects.new] : [];
      expect(all()).toEqual(both(...heard));
      smtp.mood = "takes";
      clocks.passed += minute - 1;
      await bell.tick();
      expect(all()).toEqual(both(...heard));
      clocks.passed += 1;
      await bell.tick();
      expect(all()).toEqual(both(...heard, subjects.new));
    },
  );

  test("rings once in five minutes for what isn't urgent, with a link to the list", async () => {
    for (const id of ["one", "two", "three"]) {
      await arrive(id);
      await bell.tick();
    }
    await pass(4);
    expect(count(subjects.new)).toBe(1);
    await pass(1);
    expect(count(subjects.new)).toBe(2);
    expect(smtp.mails.at(-1)).toMatch(/example\.org\/inbox\s/);
  });

  test("rings for something urgent at once, whatever was sent before", async () => {
    await arrive("one");
    await bell.tick();
    await arrive("two", "urgent");
    await bell.tick();
    await arrive("three", "urgent");
    await bell.tick();
    expect(all()).toEqual(both(subjects.new, subjects.urgent, subjects.urgent));
    expect(smtp.mails.find((mail) => mail.includes(subjects.urgent))).toContain("/inbox#two");
  });

  test("rings again for something urgent after 15, 45 and 105 minutes", async () => {
    await arrive("one", "urgent");
    const minutes: number[] = [];
    for (let gone = 0; gone <= 170; gone++) {
      if (gone > 0)
        Object.assign(clocks, { now: clocks.now + minute, passed: clocks.passed + minute });
      const before = count(subjects.urgent);
      await bell.tick();
      if (count(subjects.urgent) > before) minutes.push(gone);
    }
    expect(minutes).toEqual([0, 15, 45, 105, 165]);
  });

  test("goes on for something urgent that was only looked through", async () => {
    await arrive("one", "urgent");
    await bell.tick();
    await store.open(["one"]);
    await store.list(["new"], "oldest", undefined, 10);
    await pass(15);
    expect(count(subjects.urgent)).toBe(2);
  });

  test.each([
    ["opened", () => store.wasOpened("one")],
    ["answered", () => store.change({ id: "one", version: 1, state: "answered" }, "Meera", 1)],
    ["deleted", () => store.deleteAt("one", 1, clocks.now + minute)],
  ])("stops once something urgent was %s", async (_name, act) => {
    await arrive("one", "urgent");
    await bell.tick();
    await act();
    await pass(120, 5);
    expect(count(subjects.urgent)).toBe(1);
  });

  test("rings for a message that a visitor calls urgent, although it was put aside", async () => {
    await arrive("one", "new", "aside");
    await store.wasOpened("one");
    expect(await store.ringUrgently("one")).toBe(true);
    await pass(15);
    expect(count(subjects.urgent)).toBe(2);
    expect(await store.listed("one")).toMatchObject({ state: "new", opened: 0, version: 2 });
    expect(await store.ringUrgently("nobody's")).toBe(false);
    await store.wasOpened("one");
    expect(await store.ringUrgently("one")).toBe(false);
    await pass(120, 5);
    expect(count(subjects.urgent)).toBe(2);
  });

  test.each<[MessageState, number]>([
    ["new", 4],
    ["aside", 12],
  ])(
    "rings every three hours for a message in state %s unopened for %i hours",
    async (state, hours) => {
      await arrive("one", "new", state);
      await pass(hours * 60, 10);
      expect(count(subjects.unopened)).toBe(0);
      await pass(20);
      expect(count(subjects.unopened)).toBe(1);
      await store.open(["one"]);
      await pass(180, 10);
      expect(count(subjects.unopened)).toBe(2);
      await store.wasOpened("one");
      await pass(240, 10);
      expect(count(subjects.unopened)).toBe(2);
    },
  );

  test("rings for an unopened message while the clock is a month behind", async () => {
    await arrive("one");
    clocks.now -= 30 * day;
    await pass(250, 5);
    expect(count(subjects.unopened)).toBe(1);
  });

  test("rings every morning while something waits for longer than the site promises", async () => {
    await arrive("one");
    await store.wasOpened("one");
    await pass(answerHours * 60, 15);
    expect(count(subjects.daily)).toBe(0);
    await pass(2 * 24 * 60, 15);
    expect(count(subjects.daily)).toBe(2);
    await store.change({ id: "one", version: 1, state: "answered" }, "Meera", clocks.now);
    await pass(2 * 24 * 60, 15);
    expect(count(subjects.daily)).toBe(2);
  });

  test("says every Monday at nine that it works", async () => {
    await arrive("one");
    await store.wasOpened("one");
    const monday = Date.parse("2026-11-23T09:00+05:30");
    await pass((monday - clocks.now) / minute, 10);
    expect(count(subjects.weekly)).toBe(0);
    await pass(10);
    expect(count(subjects.weekly)).toBe(1);
    const mail = smtp.mails.find((text) => text.includes(subjects.weekly));
    expect(mail).toContain("New messages last week: 1. Waiting for an answer: 1.");
    await pass(7 * 24 * 60, 10);
    expect(count(subjects.weekly)).toBe(2);
  });

  test("says that people or keys have changed, and not who", async () => {
    await store.run(oweKeys(2));
    await pass(10);
    expect(all()).toEqual(both(subjects.keys));
  });

  test("delays nobody for a mailbox that refuses, and names it after an hour", async () => {
    smtp.refused.add(anil);
    await arrive("one");
    await bell.tick();
    expect(smtp.subjectsFor(meera)).toEqual([subjects.new]);
    await pass(58);
    expect(await store.refusing(hour)).toEqual([]);
    await pass(10);
    expect(await store.refusing(hour)).toEqual([anil]);
    smtp.refused.clear();
    await pass(30);
    expect(all()).toEqual(both(subjects.new));
    expect(await store.refusing(0)).toEqual([]);
  });

  describe.each([
    ["ahead", 30 * day],
    ["behind", -30 * day],
  ])("with a clock that is a month %s", (_name, jump) => {
    test("rings nothing false in 20 seconds", async () => {
      await arrive("one");
      await store.wasOpened("one");
      await bell.tick();
      smtp.mails.length = 0;
      clocks.now += jump;
      await bell.tick();
      Object.assign(clocks, { now: clocks.now + 20_000 - jump, passed: clocks.passed + 20_000 });
      await pass(60);
      expect(all()).toEqual([[], []]);
    });

    test("rings at each address within minutes, then and once it is right again", async () => {
      clocks.now += jump;
      await pass(24 * 60, 15);
      await arrive("one", "urgent");
      await bell.tick();
      await store.change({ id: "one", version: 1, state: "answered" }, "Meera", clocks.now);
      clocks.now -= jump;
      await arrive("two");
      await pass(5);
      const rung = all().map((one) => one.filter((text) => text !== subjects.weekly));
      expect(rung).toEqual(both(subjects.urgent, subjects.new));
    });

    test("says on the next Monday that it works", async () => {
      clocks.now += jump;
      await pass(24 * 60, 15);
      clocks.now -= jump;
      await pass(60);
      smtp.mails.length = 0;
      await pass(4 * 24 * 60, 15);
      expect(count(subjects.weekly)).toBe(1);
    });
  });

  test("rings after a restart for what came before", async () => {
    smtp.mood = "451";
    await arrive("one");
    await bell.tick();
    smtp.mood = "takes";
    bell = start(store);
    await pass(10);
    expect(all()).toEqual(both(subjects.new));
  });

  test("rings for a new recipient, and no longer for one who was removed", async () => {
    smtp.mood = "451";
    await arrive("one", "urgent");
    await bell.tick();
    smtp.mood = "takes";
    await store.setRecipients([meera, "asha@example.org"]);
    expect(await store.owed("asha@example.org")).toEqual([{ id: "one", kind: "urgent" }]);
    expect(await store.owed(anil)).toEqual([]);
  });

  test("sends no e-mail twice while the database can't be written", async () => {
    await arrive("one");
    const full = async () => Promise.reject(new Error("database or disk is full"));
    bell = start({ ...store, wasTold: full, addRunningTime: full, begin: full });
    for (let times = 0; times < 20; times++) {
      await bell.tick().catch(() => undefined);
      clocks.passed += 5 * minute;
    }
    expect(all()).toEqual(both(subjects.new));
  });

  test.runIf(name === "PostgreSQL")("rings in one process, then in another", async () => {
    const other = await openStore(environment);
    const otherBell = start(other);
    await arrive("one");
    await Promise.all([bell.tick(), otherBell.tick(), bell.tick(), otherBell.tick()]);
    expect(all()).toEqual(both(subjects.new));
    await store.run(
      ...[
        {
          sql: "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'",
          values: [],
        },
      ],
    );
    await expect
      .poll(async () => {
        await otherBell.tick();
        return other.mayRing();
      })
      .toBe(true);
    await arrive("two");
    clocks.passed += 5 * minute;
    await otherBell.tick();
    await bell.tick();
    expect(all()).toEqual(both(subjects.new, subjects.new));
    await other.close();
  });
});

test("hands nothing to a mail server elsewhere that does not encrypt", async () => {
  const smtp = await startSmtp();
  // Every address of this machine, but not the name that means it alone.
  const url = smtp.url.replace("127.0.0.1", "0.0.0.0");
  const settings = { smtp: url, mailFrom: "a@example.org", mailTo: ["b@example.org"] };
  const mailer = createMailer({ ...settings, timeoutMs: 500 });
  await expect(mailer.sendMail({ subject: "a", text: "b" })).rejects.toThrow();
  expect(smtp.mails).toEqual([]);
  mailer.close();
  await smtp.stop();
});

test("a day begins at nine in Delhi, and a week on Monday", () => {
  const names = (text: string) => [dayName(Date.parse(text)), weekName(Date.parse(text))];
  expect(names("2026-11-16T08:59+05:30")).toEqual(["2026-11-15", "week of 2026-11-09"]);
  expect(names("2026-11-16T09:00+05:30")).toEqual(["2026-11-16", "week of 2026-11-16"]);
  expect(names("2026-11-23T08:59+05:30")).toEqual(["2026-11-22", "week of 2026-11-16"]);
});
