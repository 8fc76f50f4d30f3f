import sharp from "sharp";
import { expect, test } from "vitest";
import { socialPicturePath, socialPictureSize } from "../app/lib/social-pictures";
import { routes } from "../app/routes";
import { makeSocialPicture, socialPictures } from "./social-pictures";

test("There is a social picture for each page, which all addresses of a page share", () => {
  const pages = new Set(routes.map(({ path, canonical = path }) => canonical));
  expect(Object.keys(socialPictures)).toEqual([...pages].map(socialPicturePath));
  expect(Object.keys(socialPictures)).toHaveLength(pages.size);
});

const [home, , services] = routes;

test.each([
  ["a page with one picture", home, {}],
  ["a page with many", services, {}],
  ["a very long heading", home, { heading: "When grief does not follow the calendar, ".repeat(4) }],
  [
    "another script",
    home,
    { heading: "शोक कैलेंडर के हिसाब से नहीं चलता ".repeat(4), eyebrow: "थेरेपिस्ट" },
  ],
])("It is a PNG of the size that messengers show, for %s", async (_, page, other) => {
  if (!page) throw new Error("There is no such page.");
  const { format, width, height } = await sharp(
    await makeSocialPicture({ ...page, ...other }),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...socialPictureSize });
});
