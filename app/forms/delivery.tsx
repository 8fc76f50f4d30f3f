import { type RefObject, useCallback, useEffect, useRef } from "react";
import { referenceOf } from "../../contract/reference";
import { ReachUs } from "../components/reach-us";
import { useSite } from "../components/use-site";
import { deliveryEnabled } from "../content/delivery";
import { NativeDate } from "./appointment/native-date";
import type { Answers, FormProps } from "./form";
import { useSendingTexts } from "./form-context";
import { Honeypot } from "./honeypot";
import { post } from "./post";

/*
 * All code that depends on whether forms deliver. By default nothing leaves the browser, and the
 * visitor is asked to send the message. Forms built for the inbox post it, also without scripts.
 */

/** True if the visitor sends the message, by e-mail or on paper. */
export const isManualSend = !deliveryEnabled;

/**
 * Attributes of a form that is submitted before React arrives. Method `dialog` does nothing outside
 * a dialog, and leaks nothing. If forms deliver, the browser itself posts the form.
 */
export function formTarget(path: string) {
  return deliveryEnabled
    ? ({ method: "post", action: path } as const)
    : ({ method: "dialog" } as const);
}

/** Names a message that arrived, for the practice and for the inbox. */
export type Receipt = { reference: string; id: string; proof: string | undefined };

/**
 * Returns the function that sends a submission. It resolves to the receipt, and rejects if the
 * message didn't arrive.
 */
export function useDelivery(props: FormProps, element: RefObject<HTMLFormElement | null>) {
  /** Id of a filled-in form. The inbox keeps one message for each id. */
  const id = useRef<string>(undefined);

  const startAnew = useCallback(() => {
    if (!deliveryEnabled) return;
    id.current = undefined;
    history.replaceState(null, "");
  }, []);

  useEffect(() => {
    if (!deliveryEnabled) return;
    // A link within the page makes another history entry, which has no state yet.
    const keepId = () => id.current && keep(id.current);
    addEventListener("hashchange", keepId);
    return () => removeEventListener("hashchange", keepId);
  }, []);

  async function deliver(values: Answers): Promise<Receipt | undefined> {
    if (!deliveryEnabled) return undefined;
    id.current ??= String(history.state?.submission ?? crypto.randomUUID());
    keep(id.current);
    const website = element.current && new FormData(element.current).get("website");
    const submission = { id: id.current, website: String(website ?? ""), values };
    const proof = await post(props, submission);
    return { reference: referenceOf(submission.id), id: submission.id, proof };
  }

  return { deliver, startAnew };
}

/** Stores an id with the history entry. It survives a reload, and `browser/load-form.ts` keeps it. */
function keep(submission: string) {
  history.replaceState({ submission }, "");
}

/** The copy that a visitor keeps, headed by what the practice calls it. */
export function withReference({ sending }: FormProps, copy: string, reference: string | undefined) {
  return sending && reference ? `${sending.reference} ${reference}\n${copy}` : copy;
}

/** The field that people do not see. */
export function DeliveryHoneypot() {
  return deliveryEnabled && <Honeypot />;
}

type SubmitButtonProps = { label: string; isSubmitting: boolean };

export function SubmitButton({ label, isSubmitting }: SubmitButtonProps) {
  const isSending = deliveryEnabled && isSubmitting;
  return (
    <>
      <button
        type="submit"
        className="button"
        onClick={(event) => {
          // The second click would judge the form that the first one has just emptied.
          if (event.detail > 1) event.preventDefault();
        }}
        aria-disabled={isSending || undefined}
      >
        {isSending ? <Sending /> : label}
      </button>
      {deliveryEnabled && (
        <span className="visually-hidden" aria-live="polite">
          {isSending && <Sending />}
        </span>
      )}
    </>
  );
}

function Sending() {
  return useSendingTexts().sending;
}

/** Note of a form that does nothing without scripts. */
export function UnscriptedNote() {
  const site = useSite();
  return (
    !deliveryEnabled && (
      <noscript>
        <p className="notice">
          {site.forms.both.notes.noScript} <ReachUs of={site} />
        </p>
      </noscript>
    )
  );
}

/** Date input without scripts. React never looks into this element in the browser. */
export function UnscriptedDate({ name }: { name: string }) {
  return (
    deliveryEnabled && (
      <noscript>
        <NativeDate name={name} id={`${name}-plain`} aria-labelledby={`${name}-label`} />
      </noscript>
    )
  );
}
