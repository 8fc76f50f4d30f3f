import { HelpLines } from "../components/help-now";
import { ReachPhone, ReachUs } from "../components/reach-us";
import { delivers } from "../content/delivery";
import { sentTexts } from "../content/forms";
import { sendingTexts } from "../content/sending";

/** After sending: what to do if no answer comes, or if it cannot wait. */
export function WhatNext({ reference }: { reference: string | undefined }) {
  if (!delivers) {
    return (
      <p>
        {sentTexts.silence} <ReachUs />
      </p>
    );
  }
  return (
    <>
      {reference && (
        <p>
          {sendingTexts.reference} <strong className="confirmation-reference">{reference}</strong>
        </p>
      )}
      <p>
        {sendingTexts.silence} <ReachPhone />
      </p>
      <h3>{sendingTexts.urgent}</h3>
      <HelpLines />
    </>
  );
}
