import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { Footer } from "./footer";
import { render } from "./testing";

test.each([
  ["street and PIN", {}, "7 Princess Street<br/>Fort Kochi<br/>Kochi 682001"],
  ["neither of them", { street: undefined, pincode: undefined }, "Fort Kochi<br/>Kochi"],
])("shows the address with %s", (_, without, lines) => {
  const address = { ...testSite().practice.address, ...without };
  expect(render(<Footer />, testSite({ practice: { address } }))).toContain(`<p>${lines}</p>`);
});
