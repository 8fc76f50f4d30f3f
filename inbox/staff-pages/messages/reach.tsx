import { Mail, Phone } from "lucide-react";
import { replyTexts } from "../../../app/content/sending";
import { staff } from "../../../app/content/staff";
import { letterHref } from "../../../app/forms/letter";
import { referenceOf } from "../../../app/forms/reference";
import { fillIn } from "../../../app/lib/fill-in";
import { telHref } from "../../../app/lib/links";
import type { Opened } from "./opened.ts";
import { titleOf } from "./questions.ts";

/** How to reach whoever wrote, to be pressed with a thumb. */
export function Reach({ message }: { message: Opened }) {
  const { phone, email } = message.values ?? {};
  return (
    <div className="cluster reach">
      {phone && (
        <a className="button" href={telHref(`${phone}`)}>
          <Phone aria-hidden="true" />
          {fillIn(staff.message.call, { number: `${phone}` })}
        </a>
      )}
      {email && (
        <a
          className="button"
          data-variant={phone ? "outline" : undefined}
          href={replyHref(message)}
        >
          <Mail aria-hidden="true" />
          {fillIn(staff.message.email, { address: `${email}` })}
        </a>
      )}
    </div>
  );
}

/** A reply with its subject and greeting, in the words of the website. */
export function replyHref(message: Opened) {
  const subject = fillIn(replyTexts.subject, { reference: referenceOf(message.id) });
  const greeting = fillIn(replyTexts.greeting, { name: titleOf(message) });
  return letterHref(`${message.values?.email}`, subject, `${greeting}\n\n`);
}
