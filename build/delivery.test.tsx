import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { textOf } from "./rendered-pages";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What visitors read on the pages that speak of sending, and after it. */
async function textsWith(delivery: string) {
  vi.stubEnv("SITE_DELIVERY", delivery);
  vi.resetModules();
  const { render } = await import("./render");
  const { Confirmation } = await import("../app/forms/confirmation");
  const { messageSentTexts } = await import("../app/content/forms");
  const page = async (path: string) => textOf(String((await render(path, "")).body));
  return {
    toast: messageSentTexts.toast.text,
    home: await page("/"),
    contact: await page("/contact"),
    appointments: await page("/appointments"),
    confirmation: textOf(
      renderToStaticMarkup(
        <Confirmation
          {...messageSentTexts.confirmation}
          copy="Your name: Asha"
          onDone={() => {}}
        />,
      ),
    ),
  };
}

describe("While the forms deliver nowhere", () => {
  test("every page says so, and the confirmation leads with what is left to do", async () => {
    const { home, contact, appointments, confirmation, toast } = await textsWith("");
    expect(home).toContain("you then e-mail it to us yourself");
    expect(contact).toContain("This page sends nothing by itself");
    expect(appointments).toContain("This form sends nothing by itself");
    expect(appointments).toContain("यह फ़ॉर्म अपने आप कुछ नहीं भेजता");
    expect(confirmation).toMatch(/^One step left: send it to us E-mail it to us Call us Thank you/);
    expect(toast).toBe("Thank you for reaching out. We'll get back to you within 24 hours.");
  });
});

describe("Once the forms deliver", () => {
  test("no page asks visitors to send it themselves", async () => {
    const { home, contact, appointments, confirmation, toast } = await textsWith("inbox");
    for (const text of [home, contact, appointments, confirmation]) {
      expect(text).not.toMatch(/sends nothing|us yourself|One step left|can’t send|अपने आप/);
    }
    expect(contact).toContain("It comes to our own inbox");
    expect(appointments).toContain("your answers go to the inbox");
    expect(confirmation).toMatch(/^Thank you for writing Someone will read it and reply within 24/);
    expect(toast).toBe("Thank you for reaching out. We'll get back to you within 24 hours.");
  });
});
