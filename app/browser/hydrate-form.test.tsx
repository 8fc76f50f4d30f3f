// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { twoLanguagesFolder } from "../../e2e/practices";
import { render } from "../components/testing";
import { readSites } from "../content/read-site";
import { FormIsland } from "../forms/form-island";
import { contactFormProps, requestFormProps } from "../forms/form-props";
import { hydrate } from "./hydrate-form";

const sites = await readSites(twoLanguagesFolder);
const forms = sites.flatMap((site) =>
  [contactFormProps(site), requestFormProps(site)].map((props) => ({ site, props })),
);

test.each(forms)("hydrates the markup of $props.url as the build wrote it", ({ site, props }) => {
  const report = vi.spyOn(console, "error");
  document.body.innerHTML = render(<FormIsland props={props} />, site);
  const island = document.querySelector<HTMLElement>("[data-form]");
  const control = island?.querySelector("textarea");
  if (island) hydrate(island, island.cloneNode(true) as Element);
  expect(report).not.toHaveBeenCalled();
  expect(control).toBeInstanceOf(HTMLTextAreaElement);
  expect(island?.querySelector("textarea")).toBe(control);
});
