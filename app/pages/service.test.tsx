import { expect, test } from "vitest";
import { render } from "../components/testing";
import { layouts } from "../content/schemas/services";
import { testSite } from "../content/testing";
import { ServicePage } from "./service";

const [service] = testSite().services;

test.each(layouts)("the layout %s speaks to another reader in a section", (layout) => {
  if (!service) throw new Error("The tests' practice has no service.");
  const alsoTo = { title: "If you are twelve", text: "Come [first](/services#limits)." };
  const page = (own: Partial<typeof service>) =>
    render(<ServicePage service={{ ...service, layout, ...own }} />);
  expect(page({ alsoTo })).toMatch(
    /<h2[^>]*>If you are twelve<\/h2>.*<p>Come <a href="\/services#limits">first<\/a>\.<\/p>/s,
  );
  expect(page({ alsoTo: undefined })).not.toContain("also-to");
});

test("a topic links to its article", () => {
  if (!service) throw new Error("The tests' practice has no service.");
  const help = { ...service.help, topics: ["[Panic](/blogs/sleeping-again)"] };
  const page = render(<ServicePage service={{ ...service, help }} />);
  expect(page).toContain('<li><a href="/blogs/sleeping-again">Panic</a> </li>');
});
