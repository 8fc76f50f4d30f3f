import { useRef, useState } from "react";
import { HelpLines } from "../components/help-lines";
import { ReachPhone, ReachUs } from "../components/reach-us";
import { deliveryEnabled } from "../content/delivery";
import type { Receipt } from "./delivery";
import { useFormProps, useSendingTexts } from "./form-context";
import { postUrgent } from "./post";

type WhatNextProps = { receipt: Receipt | undefined };

/** Shown after sending: what to do if no answer comes, or if it can't wait. */
export function WhatNext({ receipt }: WhatNextProps) {
  const props = useFormProps();
  if (deliveryEnabled) return <WhatNextOnceDelivered receipt={receipt} />;
  return (
    <p>
      {props.texts.sent.silence} <ReachUs of={props} />
    </p>
  );
}

function WhatNextOnceDelivered({ receipt }: WhatNextProps) {
  const { helpLines, ...props } = useFormProps();
  const text = useSendingTexts();
  return (
    <>
      {receipt && (
        <p>
          {text.reference} <strong className="confirmation-reference">{receipt.reference}</strong>
        </p>
      )}
      <p>
        {text.silence} <ReachPhone of={props} />
      </p>
      <h3>{text.urgent}</h3>
      {receipt?.proof && <TellUrgent id={receipt.id} proof={receipt.proof} />}
      {helpLines && <HelpLines of={{ ...props, helpLines }} />}
    </>
  );
}

/** Lets a visitor report with one click that somebody is in danger. */
function TellUrgent({ id, proof }: { id: string; proof: string }) {
  const props = useFormProps();
  const { tellUrgent: text, sending } = useSendingTexts();
  const [state, setState] = useState<"asked" | "sending" | "done" | "failed">("asked");
  const status = useRef<HTMLParagraphElement>(null);

  async function tell() {
    if (state === "sending") return;
    setState("sending");
    const isDone = await postUrgent(props.url, { id, proof });
    // The focused button disappears.
    if (isDone) status.current?.focus({ preventScroll: true });
    setState(isDone ? "done" : "failed");
  }

  return (
    <>
      {state !== "done" && (
        <>
          <p>{text.question}</p>
          <button
            type="button"
            className="button"
            onClick={tell}
            aria-disabled={state === "sending" || undefined}
          >
            {state === "sending" ? sending : text.button}
          </button>
        </>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {state === "done" && <strong>{text.done}</strong>}
        {state === "failed" && (
          <>
            {text.failed} <ReachPhone of={props} />
          </>
        )}
      </p>
      <p className="quiet">{text.note}</p>
    </>
  );
}
