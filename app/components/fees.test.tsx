import { describe, expect, test } from "vitest";
import { testSite } from "../content/testing";
import { Fees } from "./fees";
import { render } from "./testing";

const site = testSite();
const { unknown, workshops, until } = site.pages.services.fees;
const withoutFees = site.services.map((service) => ({ ...service, fee: undefined }));

describe("What it costs", () => {
  test("names known fees, and says of the others when visitors hear of them", () => {
    const html = render(<Fees />);
    expect(html).toContain("</a>: <strong>₹900 each time</strong></li>");
    expect(html).toContain(`</a>: ${until}</li>`);
    expect(html).not.toContain(unknown);
  });

  test("says when visitors hear of the fee as long as none is known", () => {
    const html = render(<Fees />, testSite({ services: withoutFees }));
    expect(html).toContain(unknown);
    expect(html).not.toContain(`</a>: ${until}`);
  });

  test("mentions workshops only if there are any", () => {
    expect(render(<Fees />)).toContain(workshops);
    expect(render(<Fees />, testSite({ workshops: [] }))).not.toContain(workshops);
  });
});
