import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** The setting of a proxy in front of us that INBOX_PROXY does not name: its address, if that is ours. */
export const unnamedProxy = "unnamed proxy";

/** Only these are ever written down: no visitor has one of them. */
const privateAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

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
  async function notice(peer: string) {
    const address = privateAddress.test(peer) ? peer : "";
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
