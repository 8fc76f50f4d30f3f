import type { Form } from "../../app/forms/form";
import { isSame, type Sign } from "../keys/sign.ts";

const hourMs = 60 * 60 * 1000;

/** Where a browser is led once its message is kept. For an hour, it says so; nobody can make one up. */
export function sentUrl({ name, path }: Form, sign: Sign) {
  const at = String(Date.now());
  return `${path}/sent?${new URLSearchParams({ at, proof: sign("sent", `${name}\n${at}`) })}`;
}

export function isSentUrl({ name }: Form, query: URLSearchParams, sign: Sign) {
  const [at = "", proof = ""] = [query.get("at") ?? "", query.get("proof") ?? ""];
  const isRecent = Math.abs(Date.now() - Number(at)) < hourMs;
  return isRecent && isSame(proof, sign("sent", `${name}\n${at}`));
}
