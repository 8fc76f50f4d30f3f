import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent, readSoundContent } from "../app/content/read-content.ts";
import { findSamples } from "../app/content/samples.ts";

/**
 * Stops a build that would go wrong, and ends one with the count of facts that are still samples.
 * While developing, a change that is at fault is told over the page, which stays as it was.
 */
export function content(): Plugin[] {
  return [
    {
      name: "content",
      buildApp: {
        order: "pre",
        async handler({ config }) {
          readSoundContent(join(config.root, "content"));
        },
      },
      configureServer({ config }) {
        readSoundContent(join(config.root, "content"));
      },
      hotUpdate({ file, server }) {
        if (this.environment.name !== "ssr" || !isContent(file, server.config.root)) return;
        const { hot } = server.environments.client;
        const { faults } = readContent(join(server.config.root, "content"));
        if (faults.length > 0) {
          hot.send({ type: "error", err: { message: faults.join("\n"), stack: "" } });
          return [];
        }
        for (const { moduleGraph } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
        }
        hot.send({ type: "full-reload" });
        return [];
      },
    },
    {
      name: "content-samples",
      buildApp: {
        order: "post",
        async handler({ config }) {
          const count = findSamples(join(config.root, "content")).length;
          if (count > 0) config.logger.info(samplesLine(count));
        },
      },
    },
  ];
}

/** Whether a file is part of the content: then its changes are told by the plugin above. */
export function isContent(file: string, root: string) {
  return file.replaceAll("\\", "/").startsWith(`${root.replaceAll("\\", "/")}/content/`);
}

function samplesLine(count: number) {
  const facts = count === 1 ? "1 fact is still a sample" : `${count} facts are still samples`;
  return `${facts}: npm run golive lists them`;
}
