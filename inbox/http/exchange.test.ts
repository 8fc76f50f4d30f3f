import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { findUnnamedProxy, readRequest } from "./exchange.ts";

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

test("takes only an address of our own network for a proxy", () => {
  expect(findUnnamedProxy(incoming("10.0.0.1", "192.0.2.7"), [])).toBe("10.0.0.1");
  expect(findUnnamedProxy(incoming("10.0.0.1", "192.0.2.7"), ["10.0.0.1"])).toBeUndefined();
  expect(findUnnamedProxy(incoming("203.0.113.9", "192.0.2.7"), [])).toBeUndefined();
});
