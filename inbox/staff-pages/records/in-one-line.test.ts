import { expect, it } from "vitest";
import { inOneLine } from "./in-one-line.ts";

const done = (at: number, what: string, count = 1, name = "Meera") => ({ at, what, count, name });

it("adds up what one person did within a minute", () => {
  const lines = inOneLine([
    done(200_000, "deleted", 1, "Anil"),
    done(199_000, "deleted"),
    done(198_000, "deleted", 2),
    done(197_000, "took out", 3),
    done(100_000, "deleted"),
    done(20_000, "deleted"),
  ]);
  expect(lines.map(({ name, what, count }) => `${name} ${what} ${count}`)).toEqual([
    "Anil deleted 1",
    "Meera deleted 3",
    "Meera took out 3",
    "Meera deleted 1",
    "Meera deleted 1",
  ]);
});
