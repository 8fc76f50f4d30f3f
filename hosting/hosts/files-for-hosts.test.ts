import { expect, test } from "vitest";
import { filesForHosts } from "./files-for-hosts";

test.each(['report-to "x"', "a; $b", "a\nb", "100%", "{a}", "\\"])(
  "a policy like %j is refused, because it would mean something else to one of the hosts",
  (policy) => {
    expect(() => filesForHosts(policy, "https://www.example.org", [])).toThrow(
      "The header Content-Security-Policy cannot be passed on.",
    );
  },
);

test("a header that Cloudflare Pages would ignore stops the build", () => {
  const write = (length: number) => {
    const name = "Content-Security-Policy: ";
    return filesForHosts("a".repeat(length - name.length), "https://www.example.org", []);
  };
  expect(() => write(1901)).toThrow(
    "The header Content-Security-Policy has 1901 characters. Make it shorter: some hosts ignore headers of more than 1900.",
  );
  const lines = write(1900)._headers?.split("\n") ?? [];
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
