import { type Article, articles } from "../app/content/articles";
import { helpLines } from "../app/content/help-lines";
import { practice } from "../app/content/practice";
import { type Service, services } from "../app/content/services";
import { type Therapist, therapists } from "../app/content/therapists";
import { type Workshop, workshops } from "../app/content/workshops";

/** What the checks look at: as wide as it could be, not as it happens to be today. */
export type Content = {
  practice: Omit<typeof practice, "siteUrl" | "email" | "social"> & {
    siteUrl: string;
    email: string;
    social: { url: string };
  };
  /** An ISO day. */
  helpLinesCheckedOn: string;
  therapists: readonly Therapist[];
  services: readonly Service[];
  workshops: readonly Workshop[];
  articles: readonly Article[];
};

export const content: Content = {
  practice,
  helpLinesCheckedOn: helpLines.checkedOn,
  therapists,
  services,
  workshops,
  articles,
};
