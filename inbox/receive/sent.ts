import type { Form } from "../../contract/forms-file.ts";
import { isSame, type Sign } from "../keys/sign.ts";

const hourMs = 60 * 60 * 1000;

/** Returns the signed URL of a message's confirmation page, which is valid for an hour. */
export function sentUrl({ name, url }: Form, reference: string, sign: Sign) {
  const at = String(Date.now());
  const proof = sign("sent", [name, at, reference].join("\n"));
  return `${url}/sent?${new URLSearchParams({ at, reference, proof })}`;
}

/** Returns the message's reference, unless the URL is forged or too old. */
export function readSentUrl({ name }: Form, query: URLSearchParams, sign: Sign) {
  const [at = "", reference = "", proof = ""] = ["at", "reference", "proof"].map((part) => {
    return query.get(part) ?? "";
  });
  const isRecent = Math.abs(Date.now() - Number(at)) < hourMs;
  const isOurs = isSame(proof, sign("sent", [name, at, reference].join("\n")));
  return isRecent && isOurs ? reference : undefined;
}
