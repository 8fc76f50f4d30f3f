import { isIPv6 } from "node:net";
import { refusedTexts } from "../site.ts";
import { HttpError } from "./exchange.ts";

/** So many addresses are remembered; the one that was quiet the longest goes first. */
const mostRemembered = 10_000;

type RateLimitOptions = {
  burst: number;
  secondsEach: number;
  /** What whoever has to wait is told. */
  text?: string;
  now?: () => number;
};

/** Slows a busy address down. It may send `burst` at once, then one in `secondsEach`, for ever. */
export function createRateLimit(options: RateLimitOptions) {
  const { burst, secondsEach, text = refusedTexts.tooMany, now = Date.now } = options;
  const freeFrom = new Map<string, number>();

  return function limitRate(address: string, about = "") {
    const time = now();
    const key = `${isIPv6(address) ? network(address) : address} ${about}`;
    const start = Math.max(freeFrom.get(key) ?? 0, time);
    const waitMs = start - time - (burst - 1) * secondsEach * 1000;
    if (waitMs > 0) {
      throw new HttpError(429, text, {
        "Retry-After": String(Math.ceil(waitMs / 1000)),
      });
    }
    freeFrom.delete(key);
    freeFrom.set(key, start + secondsEach * 1000);
    if (freeFrom.size > mostRemembered) freeFrom.delete(freeFrom.keys().next().value ?? "");
  };
}

/** One household has a network of 2^64 addresses; the first four groups name it. */
function network(address: string) {
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(":");
}
