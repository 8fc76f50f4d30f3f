import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readRequest } from "./exchange.ts";

function incoming(remoteAddress: string, forwarded: string) {
  const headers = { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress }, headers, url: "/" } as unknown as IncomingMessage;
}

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["[2001:db8::1]:5678", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["198.51.100.1, 192.0.2.7:5678", "192.0.2.7"],
  ["192.0.2.7, 127.0.0.1:80", "192.0.2.7"],
])("reads from a named proxy's '%s' the address %s", (forwarded, address) => {
  expect(readRequest(incoming("::ffff:127.0.0.1", forwarded), ["127.0.0.1"]).address).toBe(address);
});
