import type { Workshop } from "../content/workshops";
import { ClubPage } from "./workshop-club";
import { CoursePage } from "./workshop-course";
import { DatedClubPage } from "./workshop-dated-club";

export function WorkshopPage({ workshop }: { workshop: Workshop }) {
  switch (workshop.kind) {
    case "club":
      return <ClubPage workshop={workshop} />;
    case "course":
      return <CoursePage workshop={workshop} />;
    case "dated-club":
      return <DatedClubPage workshop={workshop} />;
  }
}
