import { expect, test } from "vitest";
import { filesForHosts } from "./files-for-hosts";

test.each(['report-to "x"', "a; $b", "a\nb", "100%", "{a}", "\\"])(
  "A policy like %j is refused, because it would mean something else to one of the hosts",
  (policy) => {
    expect(() => filesForHosts(policy, "https://www.example.org", [])).toThrow(
      "The header Content-Security-Policy cannot be passed on.",
    );
  },
);
