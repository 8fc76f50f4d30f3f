import type { FieldFault } from "../forms.ts";

/** Error whose message tells the owner in plain words why something failed. */
export class Problem extends Error {
  constructor(
    words: string,
    /** Fields that keep the site from being built. */
    readonly faults: FieldFault[] = [],
    /** Details for a programmer. */
    readonly lines: readonly string[] = [],
  ) {
    super(words);
  }
}

const offline = "Is this computer connected to the Internet? Nothing is lost: try again later.";

/** Puts a connection error into words. `name` is the server. */
export function problemWith(name: string, error: unknown) {
  if (error instanceof Problem) return error;
  const { code = "", message } = details(error);
  const isOf = (codes: RegExp) => codes.test(String(code));
  if (isOf(/^(ENOTFOUND|EAI_AGAIN)$/)) {
    return new Problem(`There is no server called ${name}. Check its name. ${offline}`);
  }
  if (isOf(/^ERR_TLS|CERT|SELF_SIGNED/)) {
    const advice = "Ask your provider which name its encrypted connections have.";
    return new Problem(`${name} can't prove that it is ${name} (${message}). ${advice}`);
  }
  if (isOf(/^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)$|^$|^0$/)) {
    return new Problem(`${name} doesn't answer, or broke off (${message}). ${offline}`);
  }
  return new Problem(`${name} says: ${message}`);
}

/** Returns the problem of a server that refused a request. */
export function refusedBy(server: string, words: string) {
  return new Problem(
    `${server} refused something: ${words}. Its disk may be full, or the folder may not be yours: ask your provider. Until then, visitors see a working site. The next try continues from here.`,
  );
}

export function noFolder({ server, folder }: { server: string; folder: string }) {
  const usual = "Often it is called public_html, htdocs or www.";
  return new Problem(`${server} has no folder ${folder}. ${usual} Look into its file manager.`);
}

export function wrongPassword(server: string) {
  return new Problem(`${server} doesn't accept this user name with this password.`);
}

/** Reads the details that connection errors have besides their message. */
export function details(error: unknown) {
  const found: { message: string; code?: string | number; level?: string } =
    error instanceof Error ? error : new Error(String(error));
  return found;
}
