/** All that is kept for a form whose entry is gone. */
export function forget(address: string) {
  for (const name of Object.keys(localStorage)) {
    if (name.endsWith(` ${address}`)) localStorage.removeItem(name);
  }
}

/** What this browser keeps, by the address of a form, for as long as it matters. */
export function stored<Value>(kind: string) {
  const nameOf = (address: string) => `${kind} ${address}`;
  return {
    read: (address: string): Value | null => {
      return JSON.parse(localStorage.getItem(nameOf(address)) ?? "null");
    },
    keep: (address: string, value: Value) => {
      localStorage.setItem(nameOf(address), JSON.stringify(value));
    },
    drop: (address: string) => localStorage.removeItem(nameOf(address)),
    addresses: () => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(nameOf("")));
      return names.map((name) => name.slice(nameOf("").length));
    },
  };
}
