import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkIntegrity } from "./decap";

const file = join(mkdtempSync(join(tmpdir(), "decap-")), "decap.tgz");
/** Of 'abc', from the standard itself (FIPS 180). */
const ofAbc =
  "sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==";

test("an editor that was tampered with is deleted, not run", () => {
  writeFileSync(file, "abc");
  checkIntegrity(file, ofAbc);
  expect(existsSync(file)).toBe(true);

  writeFileSync(file, "abd");
  expect(() => checkIntegrity(file, ofAbc)).toThrow("is not the editor that this website knows");
  expect(existsSync(file)).toBe(false);
});
