import { giveUp, installIfNeeded, run } from "../../scripts/prepare.js";

/** Before all browser tests: the server and the practice's pages, as `npm run inbox` builds them. */
// biome-ignore lint/style/noDefaultExport: Playwright takes nothing else.
export default function buildInbox() {
  installIfNeeded("inbox");
  for (const config of ["inbox/vite.config.ts", "inbox/staff-pages/vite.config.ts"]) {
    const { status } = run("vite", ["build", "--logLevel", "error", "--config", config]);
    if (status !== 0) giveUp(`${config}: the build failed`);
  }
}
