import { assert, property, uuid } from "fast-check";
import { expect, it } from "vitest";
import { referenceOf } from "./reference";

it("is six different letters and digits that look nothing alike", () => {
  assert(
    property(uuid(), (id) => {
      const reference = referenceOf(id);
      expect(reference).toMatch(/^[A-Z2-9]{6}$/);
      expect(reference).not.toMatch(/[01OILSZBV5]|(.).*\1/);
      expect(referenceOf(id)).toBe(reference);
    }),
  );
});
