import type { Form } from "../../contract/forms-file.ts";
import { isSame, type Sign } from "../keys/sign.ts";

const hourMs = 60 * 60 * 1000;

/** Returns the signed URL of a message's confirmation page, which is valid for an hour. */
export function sentUrl({ name, url }: Form, id: string, sign: Sign) {
  const at = String(Date.now());
  const proof = sign("sent", [name, at, id].join("\n"));
  return `${url}/sent?${new URLSearchParams({ at, id, proof })}`;
}

/** Returns the message's id, unless the URL is forged or too old. */
export function readSentUrl({ name }: Form, query: URLSearchParams, sign: Sign) {
  const [at = "", id = "", proof = ""] = ["at", "id", "proof"].map((part) => {
    return query.get(part) ?? "";
  });
  const isRecent = Math.abs(Date.now() - Number(at)) < hourMs;
  const isOurs = isSame(proof, sign("sent", [name, at, id].join("\n")));
  return isRecent && isOurs ? id : undefined;
}
