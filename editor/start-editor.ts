import { createServer, type InlineConfig, mergeConfig } from "vite";
import { root } from "../scripts/prepare.js";
import type { buildSite } from "./online/online.ts";
import { editorAddress } from "./run-go-live.ts";
import { editor } from "./server.ts";

/** Error that tells the owner why the editor didn't start. */
export class NotStarted extends Error {}

/**
 * Serves the site in development, with the editor under `/editor`. `folder` holds `content` and the
 * editor's history. `settings` are added to those of Vite. `build` builds a site to put online.
 */
export async function startEditor(
  folder: string,
  port: number,
  settings: InlineConfig = {},
  build?: typeof buildSite,
) {
  const own: InlineConfig = {
    root,
    server: {
      port,
      strictPort: true,
      host: "localhost",
      // No other website may read what the editor answers.
      cors: false,
      watch: { ignored: "**/.editor/**" },
      // Vite's merge leaves out `watch: null`.
      ...settings.server,
    },
    optimizeDeps: { entries: ["editor/client/main.tsx"] },
    plugins: [editor(folder, undefined, build)],
  };
  const site = await createServer(mergeConfig(own, settings));
  try {
    return await site.listen();
  } catch {
    await site.close();
    throw new NotStarted(
      `The editor is open already, on ${editorAddress(port)}. If it is another program that uses port ${port}, choose another: npm run edit ${port + 10}`,
    );
  }
}
