import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countLicences, packageProblems } from "./packages.ts";
import { giveUp, root, run } from "./prepare.js";

audit("site", root);
audit("inbox", join(root, "inbox"));

function audit(part: string, folder: string) {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  console.log(`Licences of all packages of the ${part}:`);
  for (const [licence, count] of countLicences(lock)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
  const problems = packageProblems(lock);
  if (problems.length > 0) giveUp(`Not allowed:\n${problems.join("\n")}`);
  console.log("All of them are allowed.\n");

  const place = ["--prefix", folder];
  const { stdout } = run("npm", ["audit", "--json", ...place], { quiet: true });
  const { metadata, message } = JSON.parse(stdout || "{}");
  if (!metadata)
    giveUp(`The registry did not say whether there are known weaknesses (${message}).`);
  const { total } = metadata.vulnerabilities;
  console.log(total === 0 ? "No known weaknesses.\n" : `Known weaknesses: ${total}\n`);
  if (total > 0) run("npm", ["audit", ...place]);
  if (total > 0) process.exitCode = 1;
}
