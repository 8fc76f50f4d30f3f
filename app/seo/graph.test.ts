import { expect, test } from "vitest";
import { scriptText } from "./graph";

test("structured data cannot end the script that it stands in", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = scriptText({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name }],
  });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
