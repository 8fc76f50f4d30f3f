import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { type Mood, startSmtp } from "../testing/smtp.ts";
import { openStore } from "../testing/store.ts";
import { createMailer, createNotifier, type Notifier, nextMorning, waitMs } from "./notifier.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

describe.each(databases)("Notifications on %s", (name) => {
  let prepared: Awaited<ReturnType<typeof prepareDatabase>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let store: Store;
  let notifier: Notifier;
  let otherNotifier: Notifier;
  let mailer: ReturnType<typeof createMailer>;
  let impatient: ReturnType<typeof createMailer>;
  let now: number;
  let lines: string[];

  beforeAll(async () => {
    prepared = await prepareDatabase(name);
    smtp = await startSmtp();
    const [mailFrom, mailTo] = ["inbox@example.org", "practice@example.org"];
    const settings = { smtp: smtp.url, mailFrom, mailTo };
    mailer = createMailer({ ...settings, timeoutMs: 60_000 });
    // For a server that hangs. On a busy machine, others need their time.
    impatient = createMailer({ ...settings, timeoutMs: 300 });
  });
  afterAll(async () => {
    mailer.close();
    impatient.close();
    await smtp.stop();
    await prepared.stop();
  });

  beforeEach(async () => {
    const settings = prepared.environment();
    store = await openStore(settings);
    const other = settings.INBOX_DB ? await openStore(settings) : store;
    smtp.mood = "takes";
    smtp.mails.length = 0;
    now = Date.UTC(2026, 10, 16, 12);
    const sendMail: typeof mailer.sendMail = (...mail) =>
      (smtp.mood === "hangs" ? impatient : mailer).sendMail(...mail);
    lines = [];
    const log = (line: string) => lines.push(line);
    const parts = { sendMail, url: "https://www.example.org", log, now: () => now };
    notifier = createNotifier({ ...parts, store });
    otherNotifier = createNotifier({ ...parts, store: other });
    // The first daily mail was due long ago, and there was nothing to say.
    await notifier.notify();
    return async () => {
      await store.close();
      if (other !== store) await other.close();
    };
  });

  function arrive(id: string, kind: "message" | "urgent" = "message") {
    const message = { id, form: "contact", received: now, score: 0, keyId: "k", digest: "d" };
    return store.keep({ ...message, state: "new", sealed: Buffer.from(`sealed ${id}`) }, kind);
  }

  test("says that something came, with a link, and nothing about it", async () => {
    await arrive("one");
    await notifier.notify();
    await notifier.notify();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toContain("Subject: Something new in the inbox");
    expect(smtp.mails[0]).toContain("https://www.example.org/inbox#one");
  });

  test.each<Mood>(["421", "451", "550", "hangs", "drops"])(
    "are sent again later when the mail server says or does this: %s",
    async (mood) => {
      await arrive("one");
      smtp.mood = mood;
      await notifier.notify();
      const heard = mood === "drops" ? 1 : 0;
      expect(smtp.mails).toHaveLength(heard);
      expect(await store.setting("mail failing since")).toBe(String(now));

      smtp.mood = "takes";
      now += minute - 1;
      await notifier.notify();
      expect(smtp.mails).toHaveLength(heard);
      now += 1;
      await notifier.notify();
      expect(smtp.mails).toHaveLength(heard + 1);
      expect(await store.setting("mail failing since")).toBeUndefined();
    },
  );

  test("come once in five minutes at most, with a link to all that is new", async () => {
    for (const id of ["one", "two", "three"]) {
      await arrive(id);
      await Promise.all([notifier.notify(), otherNotifier.notify()]);
    }
    expect(smtp.mails).toHaveLength(1);
    now += 5 * minute - 1;
    await notifier.notify();
    expect(smtp.mails).toHaveLength(1);
    now += 1;
    await notifier.notify();
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[1]).toMatch(/example\.org\/inbox\s/);
  });

  test("are sent at once for an urgent message, whatever was sent before", async () => {
    for (const [id, kind] of [
      ["one", "message"],
      ["two", "urgent"],
      ["three", "message"],
      ["four", "urgent"],
    ] as const) {
      await arrive(id, kind);
      await notifier.notify();
    }
    expect(smtp.mails).toHaveLength(3);
    expect(smtp.mails[1]).toContain("/inbox#two");
    expect(smtp.mails[2]).toContain("/inbox#four");
  });

  test("are sent once from one row, however many processes there are", async () => {
    await arrive("one");
    await Promise.all([
      notifier.notify(),
      otherNotifier.notify(),
      notifier.notify(),
      otherNotifier.notify(),
    ]);
    expect(smtp.mails).toHaveLength(1);
  });

  test("say at once that people or keys have changed, and not who", async () => {
    await arrive("one");
    await store.run(
      sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
        VALUES ('key ring 2', 'key ring', ${now}, 0, 0)`,
    );
    await notifier.notify();
    const [mail] = smtp.mails.filter((text) => text.includes("People or keys of the inbox"));
    expect(mail).toContain("https://www.example.org/inbox");
    expect(smtp.mails).toHaveLength(2);
  });

  describe("after a clock that was a month ahead", () => {
    beforeEach(async () => {
      const right = now;
      now += 30 * day;
      await arrive("ahead");
      smtp.mood = "451";
      await notifier.notify();
      smtp.mood = "takes";
      await arrive("also ahead");
      await notifier.notify();
      smtp.mails.length = 0;
      now = right;
    });

    test("say within five minutes that something came", async () => {
      await arrive("one");
      await notifier.notify();
      now += 5 * minute;
      await notifier.notify();
      expect(smtp.mails).toHaveLength(1);
      expect(smtp.mails[0]).toContain("Something new in the inbox");
    });

    test("say on the next two mornings that something waits", async () => {
      await arrive("one");
      for (let mornings = 0; mornings < 3; mornings++) {
        now = nextMorning(now);
        await notifier.notify();
      }
      const daily = smtp.mails.filter((mail) => mail.includes("Something is waiting"));
      expect(daily).toHaveLength(2);
    });

    test("log one line", async () => {
      await Promise.all([notifier.notify(), otherNotifier.notify()]);
      await notifier.notify();
      expect(lines).toEqual([expect.stringMatching(/The clock was ahead/)]);
    });

    test("say that people or keys have changed", async () => {
      await store.run(
        sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
          VALUES ('key ring 2', 'key ring', ${now + 30 * day}, 0, ${now + 30 * day})`,
      );
      await notifier.notify();
      expect(smtp.mails.filter((mail) => mail.includes("People or keys"))).toHaveLength(1);
    });
  });

  test("log nothing of the clock while it is right", async () => {
    await arrive("one");
    smtp.mood = "451";
    for (let tries = 0; tries < 12; tries++) {
      await notifier.notify();
      now += waitMs(tries);
    }
    expect(lines).toEqual([]);
  });

  test("are sent every morning while something waits for more than a day", async () => {
    await arrive("one");
    await notifier.notify();
    const daily = () => smtp.mails.filter((mail) => mail.includes("Something is waiting"));
    for (let day = 0; day < 3; day++) {
      now = nextMorning(now);
      await notifier.notify();
    }
    expect(daily()).toHaveLength(2);

    await store.change({ id: "one", version: 1, state: "answered" }, "Meera", now);
    now = nextMorning(now);
    await notifier.notify();
    expect(daily()).toHaveLength(2);
  });
});

test("Nothing is handed to a mail server elsewhere that does not encrypt", async () => {
  const smtp = await startSmtp();
  // Every address of this machine, but not the name that stands for it alone.
  const url = smtp.url.replace("127.0.0.1", "0.0.0.0");
  const [mailFrom, mailTo] = ["a@example.org", "b@example.org"];
  const mailer = createMailer({ smtp: url, mailFrom, mailTo, timeoutMs: 500 });
  await expect(mailer.sendMail({ subject: "a", text: "b" })).rejects.toThrow();
  expect(smtp.mails).toEqual([]);
  mailer.close();
  await smtp.stop();
});

test("A mail is tried again after one minute, then after ever longer, at most six hours", () => {
  const minutes = [0, 1, 2, 8, 9, 50].map((tries) => waitMs(tries) / minute);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
});

test("Morning is nine o'clock in Delhi", () => {
  const time = (text: string) => Date.parse(text);
  expect(nextMorning(time("2026-11-16T08:59+05:30"))).toBe(time("2026-11-16T09:00+05:30"));
  expect(nextMorning(time("2026-11-16T09:00+05:30"))).toBe(time("2026-11-17T09:00+05:30"));
});
