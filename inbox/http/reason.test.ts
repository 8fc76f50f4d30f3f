import { expect, test } from "vitest";
import { reasonOf } from "./reason.ts";

test("names an error and the frames of its stack", () => {
  const error = Object.assign(new TypeError("Asha"), { code: "ERR_ASHA" });
  expect(reasonOf(error)).toMatch(/^TypeError ERR_ASHA at .*reason\.test\.ts:\d+:\d+/);
});

test.each(["Asha has not slept", "", "two lines\n    at Asha (asha.ts:1:2)"])(
  "leaves out the message: %j",
  (message) => {
    const reason = reasonOf(new Error(message));
    expect(reason).toMatch(/^Error at /);
    expect(reason).not.toMatch(/asha/i);
    expect(reason).not.toContain("\n");
  },
);

test("names the type of a thrown value", () => {
  expect(reasonOf("Asha")).toBe("string");
});
