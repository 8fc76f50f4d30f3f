// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { practiceFolder } from "../../e2e/practices";
import { render } from "../components/testing";
import { readSites } from "../content/read-site";
import { FormIsland } from "../forms/form-island";
import { requestFormProps } from "../forms/form-props";

const names = {
  "anna-maria-teresa-fernandes": "Dr. Meher Talvani",
  "farhan-qureshi": "S. Meera",
  "zoe-dsouza-kuruvilla": "Zoe",
  "bo-das": "Zoe Rao",
};
const changes = new Map(
  Object.entries(names).map(([id, name]) => {
    const file = `therapists/${id}.md`;
    const text = readFileSync(join(practiceFolder, file), "utf8");
    return [file, text.replace(/^name: .*$/m, `name: ${name}`)];
  }),
);
const [site] = await readSites(practiceFolder, { changes });

test.each([
  ["/therapists/dr-meher-talvani", "Dr. Meher Talvani"],
  ["/hi/therapists/s-meera", "S. Meera"],
  ["/therapists/zoe", "Zoe"],
  ["/therapists/zoe-rao?from=mail#approach", "Zoe Rao"],
  ["/therapists", undefined],
  ["/services/zoe", undefined],
])("coming from %s chooses %s in the session request", async (from, name) => {
  document.body.innerHTML = render(<FormIsland props={requestFormProps(site)} />, site);
  vi.spyOn(document, "referrer", "get").mockReturnValue(`https://www.example.org${from}`);
  vi.resetModules();
  await import("./load-form");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const select = document.querySelector<HTMLSelectElement>("[name=preferredTherapist]");
  const [chosen] = select?.selectedOptions ?? [];
  expect(chosen?.value && chosen.textContent).toBe(name ?? "");
});
