import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** Setting with the address of a proxy in front of the inbox that INBOX_PROXY doesn't list. */
export const unnamedProxy = "unnamed proxy";

const privateAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

/** True if an address is private: no visitor has one, so it is a proxy's. */
export function isPrivate(address: string) {
  return privateAddress.test(address);
}

export function unnamedProxyWords(address: string) {
  const proxy = address || "in front of the inbox";
  return `INBOX_PROXY doesn't list the proxy ${proxy}, so all visitors share one rate limit.`;
}

/** Returns a function that reports an unlisted proxy once, and stores it until the next start. */
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
  // The inbox doesn't serve https itself, so there must be a proxy that does.
  if (url.startsWith("https:") && proxies.length === 0) await notice("");
  return notice;
}
