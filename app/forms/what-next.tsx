import { HelpLines } from "../components/help-lines";
import { ReachPhone, ReachUs } from "../components/reach-us";
import { delivers } from "../content/delivery";
import { useFormProps, useSendingTexts } from "./form-context";

/** After sending: what to do if no answer comes, or if it cannot wait. */
export function WhatNext({ reference }: { reference: string | undefined }) {
  const props = useFormProps();
  if (delivers) return <WhatNextOnceDelivered reference={reference} />;
  return (
    <p>
      {props.texts.sent.silence} <ReachUs of={props} />
    </p>
  );
}

function WhatNextOnceDelivered({ reference }: { reference: string | undefined }) {
  const { helpLines, ...props } = useFormProps();
  const text = useSendingTexts();
  return (
    <>
      {reference && (
        <p>
          {text.reference} <strong className="confirmation-reference">{reference}</strong>
        </p>
      )}
      <p>
        {text.silence} <ReachPhone of={props} />
      </p>
      <h3>{text.urgent}</h3>
      {helpLines && <HelpLines of={{ ...props, helpLines }} />}
    </>
  );
}
