/*
 * Tells the page what hour it is at the practice: the light outside, and whether anybody answers. Runs
 * in the head, before anything is painted, and again when the visitor comes back to the page.
 */
import type { PracticeClock } from "../lib/hours";

/** The document puts it before this script. */
declare const practiceClock: PracticeClock;

const { week, closures, times } = practiceClock;
const root = document.documentElement;

/**
 * Hours at which a new part of the day begins: early morning, morning, afternoon, evening, night.
 */
const ends = [4, 12, 16, 20, 24];

function update() {
  // India has kept one time all year since 1945, five and a half hours ahead.
  const now = Date.now() / 60_000 + 330;
  const iso = new Date(now * 60_000).toISOString();
  const hour = (now / 60) % 24;
  // Minute of the week, from Monday: 1 January 1970 was a Thursday.
  const minute = (now + 3 * 24 * 60) % (7 * 24 * 60);
  const [, isClosed, words = ""] =
    closures.find(([from, , , until]) => from <= iso && iso < until) ??
    week.filter(([from]) => from <= minute).pop() ??
    [];
  root.dataset.light = lightAt(hour);
  root.dataset.practice = isClosed ? "closed" : "open";
  for (const note of document.querySelectorAll<HTMLElement>("[data-closed-to]")) {
    note.hidden = `${note.dataset.closedTo}` < iso.slice(0, 10);
  }
  const line = document.querySelector("[data-hour]");
  if (line) {
    line.textContent = words
      .replace("{time}", `${times[ends.findIndex((end) => hour < end)]}`)
      .replace("{time}", (Math.floor(hour) % 12 || 12) + iso.slice(13, 16));
  }
}

function lightAt(hour: number) {
  if (hour < 5.5 || hour >= 19) return "night";
  if (hour < 8) return "dawn";
  return hour < 16.5 ? "day" : "gold";
}

/** Runs before each frame until the page is there, so that nothing is painted without its words. */
function start() {
  update();
  if (document.readyState === "loading") requestAnimationFrame(start);
}

start();
addEventListener("DOMContentLoaded", update);
addEventListener("visibilitychange", update);
