import { parse } from "yaml";

/** Returns what a file in YAML holds, or nothing if it can't be read. */
export function readYaml(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
