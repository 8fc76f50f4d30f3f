import { expect, test } from "vitest";
import { tlsFor } from "./tls.ts";

const remote = "postgres://inbox:password@db.example.org/inbox";
const local = "postgres://inbox@127.0.0.1:5432/inbox";

test.each([
  ["another machine", remote],
  ["the address of another machine", "postgres://inbox@192.0.2.7/inbox"],
  ["a name that begins like this machine", "postgres://inbox@localhost.example.org/inbox"],
  ["another machine named by an option", `${local}?host=db.example.org`],
  ["another machine named last", `${local}?host=/run/postgresql&host=db.example.org`],
  ["the strict mode", `${remote}?sslmode=verify-full`],
  ["a certificate authority of its own", `${remote}?sslmode=verify-full&sslrootcert=/etc/ca.pem`],
])("asks %s for a checked certificate", (_name, address) => {
  expect(tlsFor(address)).toEqual({ ssl: true });
});

test.each([
  ["the loopback address", local],
  ["the loopback address of IPv6", "postgres://inbox@[::1]/inbox"],
  ["localhost", "postgresql://inbox@localhost/inbox"],
  ["a socket", "postgres://inbox@%2Frun%2Fpostgresql/inbox"],
  ["a socket named by an option", "postgres://inbox@localhost/inbox?host=/run/postgresql"],
])("needs no TLS for %s", (_name, address) => {
  expect(tlsFor(address)).toEqual({});
});

test.each([
  ["sslmode=disable", "sslmode=disable"],
  ["sslmode=allow", "sslmode=allow"],
  ["sslmode=prefer", "sslmode=prefer"],
  ["sslmode=require", "sslmode=require"],
  ["sslmode=verify-ca", "sslmode=verify-ca&sslrootcert=/etc/ca.pem"],
  ["sslmode=no-verify", "sslmode=no-verify"],
  ["ssl", "ssl=false"],
  ["ssl", "ssl=true&sslmode=verify-full"],
  ["uselibpqcompat", "uselibpqcompat=true&sslmode=verify-full"],
])("refuses %s in an address (%s)", (option, query) => {
  expect(() => tlsFor(`${remote}?${query}`)).toThrow(`has to be without ${option}:`);
});

test("refuses an address without a host: the environment would name one", () => {
  expect(() => tlsFor("postgres:///inbox")).toThrow("has to name a host");
});
