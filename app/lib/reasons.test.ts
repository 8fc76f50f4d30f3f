import { describe, expect, test } from "vitest";
import { testSite } from "../content/testing";
import type { Therapist } from "../content/therapists";
import { whomToPrefer } from "./reasons";

const { therapists: people, services, words } = testSite();
const [service] = services;

describe("Whom to ask for", () => {
  test.each<[string, Therapist["gender"][], string]>([
    ["names a woman and a man", ["woman", "man"], "She: P0. He: P1."],
    ["names several", ["woman", "man", "woman", undefined], "She: P0, P2. He: P1."],
    ["says that there is no woman", ["man", "man"], words.sessions.noWoman],
    ["asks if nobody's gender is known", [undefined, undefined], words.sessions.prefer],
    ["is left out for a practice of one", ["woman"], ""],
  ])("%s", (_, genders, expected) => {
    const therapists = people.slice(0, genders.length).map((person, index) => {
      return { ...person, called: `P${index}`, gender: genders[index] };
    });
    if (!service) throw new Error("The tests' practice has no service.");
    const team = { ...service.team, members: therapists.map(({ id }) => id) };
    expect(whomToPrefer(testSite({ therapists }), { ...service, team })).toBe(expected);
  });
});
