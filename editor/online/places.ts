import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Place } from "./way.ts";

/**
 * File with the credentials of this computer's websites. It is outside the project, so
 * that it isn't sent or copied with it, and only its owner can read it. Windows keeps `%APPDATA%`
 * from other users by itself.
 */
function placesFile() {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  const folder = APPDATA || XDG_CONFIG_HOME || join(homedir(), ".config");
  return join(folder, "practice-website", "places.json");
}

type Places = Record<string, Place>;

function readPlaces(): Places {
  const file = placesFile();
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function readPlace(root: string): Place | undefined {
  return readPlaces()[resolve(root)];
}

export function keepPlace(root: string, place: Place) {
  const file = placesFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  writeFileSync(part, JSON.stringify({ ...readPlaces(), [resolve(root)]: place }), { mode: 0o600 });
  // A file that was there before keeps its mode.
  chmodSync(part, 0o600);
  renameSync(part, file);
}
