import { isIPv6 } from "node:net";
import { HttpError, Refusal } from "./exchange.ts";

/** Number of addresses remembered. The one that was quiet the longest is forgotten first. */
const mostRemembered = 10_000;
/** Factor for a provider's network of 2^80 addresses, which many households share. */
const networkShare = 16;

type RateLimitOptions = {
  burst: number;
  secondsEach: number;
  /** Message for staff who have to wait. By default, visitors get the site's own. */
  text?: string;
  now?: () => number;
};

/**
 * Slows a busy address down. It may send `burst` at once, then one in `secondsEach`. A request that
 * led to nothing can be given back, and then doesn't count.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { burst, secondsEach, text, now = Date.now } = options;
  const freeFrom = new Map<string, number>();

  return function limitRate(address: string, about = "") {
    const time = now();
    const payers = payersOf(address).map(({ name, share }) => {
      const key = `${name} ${about}`;
      const costMs = (secondsEach * 1000) / share;
      const start = Math.max(freeFrom.get(key) ?? 0, time);
      return { key, costMs, start, waitMs: start - time - (burst * share - 1) * costMs };
    });
    const waitMs = Math.max(...payers.map((payer) => payer.waitMs));
    if (waitMs > 0) {
      const headers = { "Retry-After": String(Math.ceil(waitMs / 1000)) };
      throw text ? new HttpError(429, text, headers) : new Refusal(429, "tooMany", headers);
    }
    for (const { key, costMs, start } of payers) {
      freeFrom.delete(key);
      freeFrom.set(key, start + costMs);
    }
    while (freeFrom.size > mostRemembered) freeFrom.delete(freeFrom.keys().next().value ?? "");

    return function giveBack() {
      for (const { key, costMs } of payers) {
        const free = freeFrom.get(key);
        if (free !== undefined) freeFrom.set(key, free - costMs);
      }
    };
  };
}

/** Networks that pay for an IPv6 request: a household's (four groups) and its provider's (three). */
function payersOf(address: string) {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  return [
    { name: network(address, 4), share: 1 },
    { name: network(address, 3), share: networkShare },
  ];
}

function network(address: string, length: number) {
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, length).join(":");
}
