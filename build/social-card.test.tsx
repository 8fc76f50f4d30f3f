import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SocialCard } from "./social-card";

const drawing = { address: "data:,", width: 480, height: 600 };

test("words in a script that our fonts do not have are left out, the others are there", () => {
  const card = renderToStaticMarkup(
    <SocialCard
      heading="மீரா நாயர்"
      eyebrow="Counselling Psychologist"
      mark={drawing}
      pictures={[drawing]}
    />,
  );
  expect(card).not.toContain("மீரா");
  expect(card).toContain("Counselling Psychologist");
});
