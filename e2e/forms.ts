import { expect, noUnexpectedEvents, test as siteTest } from "./site";

/** A test that also fails on console messages, foreign requests and failed requests. */
export const test = siteTest.extend<{ quietly: undefined }>({
  quietly: [
    async ({ pageEvents }, use) => {
      await use(undefined);
      expect(pageEvents).toEqual(noUnexpectedEvents);
    },
    { auto: true },
  ],
});

export { expect };

/** A Sunday in the middle of a month, at noon in Delhi. */
export const noon = new Date("2026-11-15T12:00:00+05:30");

export const emptyMessageMessages = {
  name: "Name is required",
  email: "Invalid email address",
  message: "Message is required",
};
