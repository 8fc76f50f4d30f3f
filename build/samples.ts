import { type ESTree, parseSync } from "vite";
import { lineAt, type Source } from "./sources.ts";

/** A value that stands in until the practice gives the real one. */
export type Sample = {
  /** `app/content/practice.ts:22` */
  place: string;
  /** What it says, in the names of the content: `therapist-1, name`. */
  fact: string;
  /** As it is written there, in one line. */
  value: string;
};

type Node = ESTree.Node & { start: number; end: number };

/** Finds each `sample(…)`. It reads the code as a compiler does: a comment or a text is no marker. */
export function findSamples(sources: readonly Source[]): Sample[] {
  return sources.filter(({ file }) => /^app\/.*\.tsx?$/.test(file)).flatMap(samplesIn);
}

function samplesIn({ file, text }: Source): Sample[] {
  const samples: Sample[] = [];
  visit(parseSync(file, text).program as Node, []);
  return samples;

  function visit(node: Node, path: readonly string[]) {
    const own = [...path, ...nameOf(node)];
    if (node.type === "CallExpression" && isNamed(node.callee, "sample")) {
      const value = node.arguments.map(({ start, end }) => text.slice(start, end)).join(", ");
      samples.push({
        place: `${file}:${lineAt(text, node.start)}`,
        // The file says as much as the variable in it.
        fact: own.slice(own.length > 1 ? 1 : 0).join(", "),
        value: value.replace(/\s+/g, " "),
      });
    }
    for (const child of childrenOf(node)) visit(child, own);
  }
}

/** What people call a part of the content: a variable, a field, or an entry by its id or slug. */
function nameOf(node: Node): string[] {
  if (node.type === "VariableDeclarator" && node.id.type === "Identifier") return [node.id.name];
  if (node.type === "Property" && node.key.type === "Identifier") return [node.key.name];
  if (node.type !== "ObjectExpression") return [];
  for (const field of node.properties) {
    if (field.type !== "Property" || field.value.type !== "Literal") continue;
    if (isNamed(field.key, "id") || isNamed(field.key, "slug")) return [String(field.value.value)];
  }
  return [];
}

function isNamed(node: ESTree.Node, name: string) {
  return node.type === "Identifier" && node.name === name;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
