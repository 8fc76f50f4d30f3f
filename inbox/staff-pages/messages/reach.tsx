import { Hand, Mail, Phone } from "lucide-react";
import { referenceOf } from "../../../contract/reference.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { letterHref, telHref } from "../parts/links.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useSite } from "../parts/use-site.ts";
import { useTask } from "../parts/use-task.ts";
import type { Opened } from "./opened.ts";
import { isWaiting } from "./order.ts";
import { nameOf } from "./questions.ts";

/** The first things to do about a message: tell colleagues, then call or write. For a thumb. */
export function ReachFirst({ message }: { message: Opened }) {
  const { undo, keychain } = useInbox();
  const task = useTask();
  const { values, state, changedBy } = message;
  const { phone, email } = values ?? {};
  const replyHref = useReplyHref(message);
  const isMine = state === "progress" && changedBy === keychain.me.name;
  async function takeOver() {
    await undo.changeAll([message], { state: "progress" });
    // The button is gone.
    document.querySelector("h1")?.focus();
  }
  return (
    <>
      <ErrorText text={task.error} />
      <div className="cluster reach screen-only">
        {isWaiting(message) && !isMine && (
          <Action task={task} onPress={takeOver}>
            <Hand aria-hidden="true" />
            {state === "new" ? "I have this one" : `Take over from ${changedBy}`}
          </Action>
        )}
        {phone && (
          <a className="button" href={telHref(`${phone}`)}>
            <Phone aria-hidden="true" />
            Call {`${phone}`}
          </a>
        )}
        {email && (
          <a className="button" data-variant={phone ? "outline" : undefined} href={replyHref}>
            <Mail aria-hidden="true" />
            E-mail {`${email}`}
          </a>
        )}
      </div>
    </>
  );
}

/** Links to a reply with its subject and greeting, in the words of the form that was sent. */
function useReplyHref(message: Opened) {
  const { replies } = useSite();
  const texts = replies[message.language ?? ""] ?? Object.values(replies)[0];
  const subject = texts?.subject.replace("{reference}", referenceOf(message.id)) ?? "";
  const greeting = texts?.greeting.replace("{name}", () => nameOf(message)) ?? "";
  return letterHref(`${message.values?.email}`, subject, `${greeting}\n\n`);
}
