import { readFile } from "node:fs/promises";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { makeOnce } from "./cache.ts";

const preset = {
  name: "preset-default",
  params: {
    overrides: {
      // Colours change with the scheme by a media query, which only a stylesheet can hold.
      inlineStyles: false,
      // Its percentages of animations are more than the next pass can read.
      minifyStyles: false,
      // Our groups are there to say a thing once; without them the files grow.
      moveGroupAttrsToElems: false,
      collapseGroups: false,
      // Ours hide nothing, and looking for it takes half of the time.
      removeHiddenElems: false,
    },
  },
} as const;

/** Makes the drawings as small as they can be without looking different. The sources stay readable. */
export function drawings(): Plugin {
  return {
    name: "drawings",
    async generateBundle(_, bundle) {
      const tools = await readFile("package-lock.json");
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".svg")) continue;
        const source = String(file.source);
        file.source = await makeOnce(
          "drawings",
          [source, JSON.stringify(preset), tools],
          async () => {
            return Buffer.from(optimize(source, { plugins: [preset] }).data);
          },
        );
      }
    },
  };
}
