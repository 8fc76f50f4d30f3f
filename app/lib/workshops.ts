import { type DatedClub, type WorkshopSlug, workshops } from "../content/workshops";

type DatedWorkshop = DatedClub & { slug: WorkshopSlug };

/** The one that the home page announces. */
export const newestDatedWorkshop: DatedWorkshop | undefined = workshops
  .filter((workshop): workshop is (typeof workshops)[number] & DatedWorkshop => {
    return workshop.kind === "dated-club";
  })
  .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))[0];
