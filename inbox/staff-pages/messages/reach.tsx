import { Mail, Phone } from "lucide-react";
import { letterHref } from "../../../app/forms/letter";
import { fillIn } from "../../../app/lib/fill-in";
import { telHref } from "../../../app/lib/links";
import { referenceOf } from "../../../contract/reference.ts";
import { replyTexts } from "../../site.ts";
import type { Opened } from "./opened.ts";
import { nameOf } from "./questions.ts";

/** How to reach whoever wrote, to be pressed with a thumb. */
export function Reach({ message }: { message: Opened }) {
  const { phone, email } = message.values ?? {};
  return (
    <div className="cluster reach">
      {phone && (
        <a className="button" href={telHref(`${phone}`)}>
          <Phone aria-hidden="true" />
          Call {`${phone}`}
        </a>
      )}
      {email && (
        <a
          className="button"
          data-variant={phone ? "outline" : undefined}
          href={replyHref(message)}
        >
          <Mail aria-hidden="true" />
          E-mail {`${email}`}
        </a>
      )}
    </div>
  );
}

/** A reply with its subject and greeting, in the words of the form that was sent. */
export function replyHref(message: Opened) {
  const texts = replyTexts[message.language ?? ""] ?? Object.values(replyTexts)[0];
  const subject = fillIn(texts?.subject ?? "", { reference: referenceOf(message.id) });
  const greeting = fillIn(texts?.greeting ?? "", { name: nameOf(message) });
  return letterHref(`${message.values?.email}`, subject, `${greeting}\n\n`);
}
