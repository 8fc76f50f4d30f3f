import type { entriesIn } from "../entries";
import type { Task } from "../go-live";
import type { ErrorDetails } from "../request-error";

type Entries = ReturnType<typeof entriesIn>;

export type Overview = {
  groups: ReturnType<Entries["groups"]>;
  faults: ReturnType<Entries["faults"]>;
  tasks: Task[];
};
export type Found = ReturnType<Entries["search"]>;
export type Versions = ReturnType<Entries["history"]>;

const closed =
  "The editor does not answer. What you typed is kept in this browser: start npm run edit again, and go on.";

/** Sends a request to the editor's server: a change if it has a body. Throws `ErrorDetails`. */
export async function ask<Answer>(name: string, body?: object): Promise<Answer> {
  const isPhoto = body instanceof Blob;
  const response = await fetch(`/editor/${name}`, {
    method: body ? "POST" : "GET",
    headers: { "Content-Type": isPhoto ? "image/*" : "application/json" },
    body: isPhoto ? body : JSON.stringify(body),
  }).catch(() => {
    throw { message: closed } satisfies ErrorDetails;
  });
  const answer = await response.json();
  if (!response.ok) throw answer;
  // Updates the number of changes next to the title.
  if (body && name !== "check") dispatchEvent(new Event("changed"));
  return answer;
}

let toSay = { address: "", words: "" };

/** Opens another view of the editor, which shows these words as a message. */
export function openView(address: string, words: string) {
  toSay = { address, words };
  location.hash = address;
}

/** Returns the message for the opened view, once. A view opened instead gets no message. */
export function wordsToSay() {
  const { address, words } = toSay;
  toSay = { address: "", words: "" };
  return decodeURIComponent(location.hash) === decodeURIComponent(address) ? words : "";
}

/** Asks a question in the page's dialog. Resolves to true if the owner presses the button. */
export function confirmDialog(question: string, text: string, button: string) {
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  for (const [place, words] of Object.entries({ h2: question, p: text, button })) {
    (dialog.querySelector(place) as HTMLElement).textContent = words;
  }
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise<boolean>((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
  });
}
