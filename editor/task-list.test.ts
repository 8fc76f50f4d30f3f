import { expect, test } from "vitest";
import { inShort, onlyHere } from "./task-list";

test("Many changes of an entry are counted, and few are listed", () => {
  const changes = [
    { title: "Meera", words: ["Meera, role: a → b"] },
    { title: "About", words: ["1", "2", "3", "4"] },
  ];
  expect(onlyHere(changes)).toBe("Only on this computer: 5 changes");
  expect(inShort(changes)).toEqual(["Meera, role: a → b", "About: 4 changes"]);
});
