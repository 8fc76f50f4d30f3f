import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** Setting with the address of a proxy in front of us that INBOX_PROXY does not name, if one is known. */
export const unnamedProxy = "unnamed proxy";

const privateAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

/** Tells whether an address is of our own network: no visitor comes from one. */
export function isPrivate(address: string) {
  return privateAddress.test(address);
}

export function unnamedProxyWords(address: string) {
  const place = address && ` at ${address}`;
  return `INBOX_PROXY does not name the proxy${place} that stands before the inbox: all visitors count as one, and wait for each other.`;
}

/** Gives a function that says so, once for each proxy, and remembers it until the next start. */
export async function createProxyNotice(
  { url, proxies }: Settings,
  { store, print }: { store: Store; print: (line: string) => void },
) {
  const said = new Set<string>();
  async function notice(address: string) {
    if (said.has(address)) return;
    said.add(address);
    print(unnamedProxyWords(address));
    await store.set(unnamedProxy, address);
  }

  await store.unset(unnamedProxy).catch(() => undefined);
  // We speak no https ourselves: something before us does.
  if (url.startsWith("https:") && proxies.length === 0) await notice("");
  return notice;
}
