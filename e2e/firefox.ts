import type { Browser, BrowserContext } from "@playwright/test";

/*
 * Playwright drives an ordinary Firefox over WebDriver BiDi, which it calls experimental. Two
 * things it does need help; both can go when Playwright or Firefox has caught up.
 */

type Send = (method: string, params: unknown) => Promise<unknown>;
type ServerSide = { _browserSession: { send: Send } };
type Connected = { _connection: { toImpl: (browser: Browser) => ServerSide } };

/**
 * Playwright 1.65 tells every window which colours its visitor prefers, by a command that Firefox
 * 153 does not know. Its preferences say so instead, in the configuration.
 */
export function keepMediaFeatures(browser: Browser) {
  const session = (browser as unknown as Connected)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === "emulation.setMediaFeaturesOverride" ? {} : send(method, params);
}

/**
 * Playwright 1.65 fills a field by setting its value, which React takes for its own doing. Here the
 * text is inserted as if it were typed.
 */
export async function typeAsVisitorsDo(context: BrowserContext) {
  await context.addInitScript(() => {
    function insertText(text: string) {
      document.execCommand("insertText", false, text);
    }
    Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insertText, set() {} });
  });
}
