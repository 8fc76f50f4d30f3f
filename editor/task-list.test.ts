import { expect, test } from "vitest";
import { inShort, onlyHere, sectionsOf } from "./task-list";

test("many changes of an entry are counted, and few are listed", () => {
  const changes = [
    { title: "Meera", words: ["Meera, role: a → b"] },
    { title: "About", words: ["1", "2", "3", "4"] },
  ];
  expect(onlyHere(changes)).toBe("Only on this computer: 5 changes");
  expect(inShort(changes)).toEqual(["Meera, role: a → b", "About: 4 changes"]);
});

test("lists what must be done before what can wait, also within an entry", () => {
  const [fault, remark] = [{ level: "fault" as const }, { level: "remark" as const }];
  const tasks = [
    { title: "Meera", lines: [fault, remark] },
    { title: "About", lines: [remark] },
  ];
  const sections = sectionsOf(tasks).map(({ tasks }) =>
    tasks.map(({ title, lines }) => {
      return `${title} ${lines.length}`;
    }),
  );
  expect(sections).toEqual([["Meera 1"], ["Meera 1", "About 1"]]);
});
