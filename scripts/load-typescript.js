import { join } from "node:path";
import { root } from "./prepare.js";

/**
 * Loads a module that is written in TypeScript, which Node 20 can't do.
 *
 * @template Module
 * @param {string} file from the project's folder
 * @param {import("vite").Plugin[]} [plugins] plugins for modules that aren't files
 * @returns {Promise<Module>}
 */
export async function loadTypeScript(file, plugins = []) {
  // A static import would fail: this file may be read before anything is installed.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, file), { root, configFile: false, plugins });
  return /** @type {Module} */ (module);
}
