import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("begins each piece of work once the one before has ended, even in an error", async () => {
  const inTurn = createTurns();
  const steps: string[] = [];
  async function work(name: string) {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === "first") throw new Error("It failed.");
    return name;
  }

  const first = inTurn(() => work("first"));
  const second = inTurn(() => work("second"));

  await expect(first).rejects.toThrow("It failed.");
  expect(await second).toBe("second");
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
