import fc from "fast-check";
import { expect, test } from "vitest";
import { openStore } from "../testing/store.ts";
import { createBell } from "./bell.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse("2026-11-23T09:00+05:30");
/** Minutes between two checks by the bell. */
const step = 5;
const recipients = ["meera@example.org", "anil@example.org"];

type Event =
  | { what: "new" | "urgent" | "open" | "restart" }
  | { what: "jump"; days: number; minutes: number }
  | { what: "off"; minutes: number }
  | { what: "refuse"; recipient: string; minutes: number };

const minutes = fc.constantFrom(10, 60, 300);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ what: fc.constantFrom("new", "urgent", "open", "restart") }),
  fc.record({ what: fc.constant("jump"), days: fc.integer({ min: -30, max: 30 }), minutes }),
  fc.record({ what: fc.constant("off"), minutes }),
  fc.record({ what: fc.constant("refuse"), recipient: fc.constantFrom(...recipients), minutes }),
);
const lastStep = (24 * 60) / step - 1;
/** Events of each day, with the steps at which they happen. */
const life = fc.array(
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: lastStep }), event), {
    ...{ minLength: 2, maxLength: 8, selector: ([at]) => at },
  }),
  { minLength: 4, maxLength: 6 },
);

/** Minutes without an e-mail that was owed, while the inbox ran and this mailbox took e-mails. */
class Wait {
  private now = 0;
  longest = 0;
  count(isOwed: boolean, isRung: boolean, isAnswering: boolean) {
    this.now = isOwed && !isRung && isAnswering ? this.now + step : 0;
    this.longest = Math.max(this.longest, this.now);
  }
}

async function live(days: readonly (readonly [number, Event][])[]) {
  const store = await openStore({});
  await store.setRecipients(recipients);
  // A Thursday noon in Delhi.
  const start = Date.UTC(2026, 10, 19, 6, 30);
  let [real, passed, jump, jumpUntil, offUntil, count] = [start, 0, 0, 0, 0, 0];
  /** Running minutes of each message that nobody has opened. */
  const unopened = new Map<string, number>();
  const urgent = new Set<string>();
  const people = recipients.map((address) => {
    const waits = { new: new Wait(), urgent: new Wait(), unopened: new Wait() };
    return {
      address,
      waits,
      refusesUntil: 0,
      owed: new Set<string>(),
      mails: [""],
      weekly: [] as number[],
    };
  });

  const begin = () =>
    createBell({
      ...{
        store,
        recipients,
        url: "",
        unopenedHours: 4,
        answerMs: () => 48 * 3_600_000,
        log: () => undefined,
      },
      now: () => real + (real < jumpUntil ? jump : 0),
      passed: () => passed,
      async sendMail({ subject }, to) {
        const person = people.find(({ address }) => address === to);
        if (!person || real < person.refusesUntil) throw new Error("refused");
        person.mails.push(subject);
      },
    });
  let bell = begin();

  async function happen(event: Event) {
    if (event.what === "jump")
      [jump, jumpUntil] = [event.days * day, real + event.minutes * minute];
    else if (event.what === "off") offUntil = real + event.minutes * minute;
    else if (event.what === "refuse") {
      const person = people.find(({ address }) => address === event.recipient);
      if (person) person.refusesUntil = real + event.minutes * minute;
    } else if (event.what === "restart") bell = begin();
    else if (event.what === "open") {
      for (const id of unopened.keys()) await store.wasOpened(id);
      for (const known of [unopened, urgent]) known.clear();
    } else if (real >= offUntil) {
      const id = `message ${++count}`;
      const received = real + (real < jumpUntil ? jump : 0);
      const about = { form: "contact", state: "new", score: 0, keyId: "k", digest: "d" } as const;
      await store.keep({ ...about, id, received, encrypted: Buffer.from(id) }, event.what);
      unopened.set(id, 0);
      if (event.what === "urgent") urgent.add(id);
      else for (const { owed } of people) owed.add(id);
    }
  }

  async function tick() {
    const wasOff = real < offUntil;
    real += step * minute;
    if (wasOff) {
      if (real >= offUntil) bell = begin();
      return;
    }
    passed += step * minute;
    for (const person of people) person.mails = [];
    await bell.tick();
    for (const [id, age] of unopened) unopened.set(id, age + step);
    const isUnopened = [...unopened.values()].some((age) => age > 5 * 60);
    for (const { mails, waits, owed, ...person } of people) {
      const isAnswering = real >= person.refusesUntil;
      const has = (text: string) => mails.some((subject) => subject.includes(text));
      waits.new.count(owed.size > 0, has("Something new"), isAnswering);
      if (has("Something new")) owed.clear();
      waits.urgent.count(urgent.size > 0, has("look into the inbox now"), isAnswering);
      waits.unopened.count(isUnopened, has("Nobody has opened"), isAnswering);
    }
    for (const { mails, weekly } of people)
      if (mails.includes("The inbox works")) weekly.push(real);
  }

  for (const events of days) {
    for (let at = 0; at <= lastStep; at++) {
      for (const [when, event] of events) if (when === at) await happen(event);
      // The last hour of each day is quiet, and everything works.
      if (at === lastStep - 12) {
        [jumpUntil, offUntil] = [0, Math.min(offUntil, real)];
        for (const person of people) person.refusesUntil = 0;
      }
      await tick();
    }
  }
  await store.close();
  return people;
}

test("through clock jumps, restarts and refusing mailboxes, the bell forgets nobody", async () => {
  await fc.assert(
    fc.asyncProperty(life, async (days) => {
      for (const { waits, weekly } of await live(days)) {
        // After a refusal, a mailbox is tried again within 30 minutes.
        expect(waits.new.longest).toBeLessThanOrEqual(30 + 5 + step);
        expect(waits.urgent.longest).toBeLessThanOrEqual(60 + 30 + step);
        expect(waits.unopened.longest).toBeLessThanOrEqual(180 + 30 + step);
        // A clock that is ahead rings for Monday up to five hours early.
        expect(
          weekly.filter((at) => at >= monday - 5 * hour && at <= monday + 3 * hour),
        ).not.toEqual([]);
      }
    }),
    { seed: 56, numRuns: 5, endOnFailure: true },
  );
});
