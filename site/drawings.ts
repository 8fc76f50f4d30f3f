import { optimize } from "svgo";
import type { Plugin } from "vite";

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
    },
  },
} as const;

/** Makes the drawings as small as they can be without looking different. The sources stay readable. */
export function drawings(): Plugin {
  return {
    name: "drawings",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".svg")) continue;
        const { data } = optimize(String(file.source), { multipass: true, plugins: [preset] });
        file.source = data;
      }
    },
  };
}
