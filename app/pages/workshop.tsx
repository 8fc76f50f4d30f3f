import type { Workshop } from "../content/workshops";
import { DatedClubPage } from "./workshop-dated-club";
import { ClubPage, CoursePage } from "./workshop-undated";

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
