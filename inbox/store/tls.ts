/**
 * Returns the TLS options for the address of a PostgreSQL, or throws words that follow its name. Another
 * machine has to prove who it is. Options in an address overrule those in code, so weak ones are refused.
 */
export function tlsFor(address: string): { ssl?: true } {
  const { hostname, searchParams } = new URL(address);
  const options = Object.fromEntries(searchParams);
  const { sslmode = "verify-full" } = options;
  const weak = ["ssl", "uselibpqcompat"].find((name) => name in options);
  if (weak || sslmode !== "verify-full") {
    const option = weak ?? `sslmode=${sslmode}`;
    throw new Error(`has to be without ${option}: TLS with a checked certificate is always used`);
  }
  const host = options.host || decodeURIComponent(hostname);
  if (!host) throw new Error("has to name a host");
  const isThisMachine = /^(\/|(localhost|127(\.\d+){3}|\[?::1\]?)$)/.test(host);
  return isThisMachine ? {} : { ssl: true };
}
