import { Window } from "happy-dom";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { deliveryEnabled } from "../app/content/delivery";
import { byDelivery } from "../app/content/schemas/parts";
import { testSite } from "../app/content/testing";
import { Confirmation } from "../app/forms/confirmation";
import { FormProvider } from "../app/forms/form-context";
import { contactFormProps } from "../app/forms/form-props";

/* Runs twice: for a site whose forms deliver, and for one whose forms don't. */

const props = contactFormProps(testSite());
const answers = {
  read: () => undefined,
  readAtFirst: () => undefined,
  subscribe: () => () => {},
  change: () => {},
};
const wordings = { undelivered: "Send it to us yourself.", delivered: "It comes to us." };

function confirmation() {
  const receipt = { reference: "K7M3XP", id: "an id", proof: "a proof" };
  const texts = {
    title: "Thank you",
    text: "We reply soon.",
    mailSubject: "A message",
    another: "Write again",
  };
  const list = [{ question: "Your name", answer: "Asha" }];
  const onDone = () => {};
  const { body } = new Window().document;
  body.innerHTML = renderToStaticMarkup(
    <FormProvider value={{ props, answers }}>
      <Confirmation {...{ ...texts, list, receipt, onDone }} copy="" onAnother={onDone} />
    </FormProvider>,
  );
  return body;
}

if (!deliveryEnabled) {
  test("without delivery, the confirmation begins with the step that is left", () => {
    expect(v.parse(byDelivery, wordings)).toBe(wordings.undelivered);
    const sentTexts = props.texts.sent;
    const start = new RegExp(`^Thank you${sentTexts.mail}`);
    expect(confirmation().textContent).toMatch(start);
  });
} else {
  test("a form that delivers confirms with reference, phone and help numbers, without e-mail", () => {
    expect(v.parse(byDelivery, wordings)).toBe(wordings.delivered);
    expect(confirmation().textContent).toMatch(/^Thank youWe reply soon\..*K7M3XP/);
    expect(confirmation().textContent).toContain(props.sending?.tellUrgent.button);
    const links = [...confirmation().querySelectorAll("a")].map(({ href }) => href);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((href) => !href.startsWith("tel:"))).toEqual([]);
  });
}
