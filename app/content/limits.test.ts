import * as v from "valibot";
import { expect, test } from "vitest";
import { articleSchema } from "./schemas/articles";
import { pagesSchema } from "./schemas/pages";
import type { Known } from "./schemas/parts";
import { practiceSchema } from "./schemas/practice";
import { serviceSchema } from "./schemas/services";
import { therapistSchema } from "./schemas/therapists";
import { workshopSchema } from "./schemas/workshops";

/*
 * Where room is short, a text may be as long as the narrowest phone allows, and no longer. Whatever
 * passes here looks as if the page were drawn for it.
 */

const known: Known = { therapists: [], sees: {}, names: {}, paths: new Set(), files: new Set() };

const practice = practiceSchema.entries;
const therapist = therapistSchema(known).entries;
const service = serviceSchema(known).entries;
const article = articleSchema(known).entries;
const { home } = pagesSchema.entries;

test.each<{ what: string; schema: v.GenericSchema; most: number }>([
  { what: "the name of the practice", schema: practice.name, most: 60 },
  { what: "its tagline", schema: practice.tagline, most: 80 },
  { what: "its neighbourhood", schema: practice.address.entries.neighbourhood, most: 60 },
  { what: "the network it is on", schema: practice.social.entries.network, most: 30 },
  { what: "somebody's name", schema: therapist.name, most: 60 },
  { what: "somebody's role", schema: therapist.role, most: 80 },
  { what: "a service's title", schema: service.title, most: 60 },
  { what: "what visitors say of a service", schema: service.inVisitorsWords, most: 80 },
  { what: "a service's button", schema: service.button, most: 40 },
  ...workshopSchema(known).options.map(({ entries }) => {
    return { what: `the title of a ${entries.kind.literal}`, schema: entries.title, most: 60 };
  }),
  { what: "an article's title", schema: article.title, most: 120 },
  { what: "a page's heading", schema: home.entries.heading, most: 100 },
  { what: "a page's closing button", schema: home.entries.next.entries.button, most: 40 },
])("$what has at most $most characters", ({ schema, most }) => {
  // A letter is one, however many bytes it takes.
  expect(messageFor(schema, "क".repeat(most))).toBeUndefined();
  expect(messageFor(schema, "क".repeat(most + 1))).toBe(
    `must have at most ${most} characters, to fit on a phone`,
  );
});

function messageFor(schema: v.GenericSchema, text: string) {
  return v.safeParse(schema, text).issues?.[0].message;
}
