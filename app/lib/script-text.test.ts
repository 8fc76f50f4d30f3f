import { expect, test } from "vitest";
import { scriptText } from "./script-text";

test("scriptText holds nothing that could end the script around it", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = scriptText({ name });
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe(name);
});
