import { defineConfig } from "@playwright/test";
import { findFastBrowser } from "./scripts/browser.js";

const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  webServer: {
    command: "node scripts/serve.js",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath: await findFastBrowser(),
      // Quiet: a browser under test talks to nobody but the site.
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
