/**
 * The ISO day on which each kind of content last changed, told to search engines. An article needs
 * none: the day of its last review stands with it.
 */
export const updated = {
  pages: "2026-11-15",
  services: "2026-11-15",
  therapists: "2026-11-15",
  workshops: "2026-11-15",
} as const;
