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

const [home] = routes;

test.each([
  ["", "A quiet word", "Therapist"],
  ["very long", "When grief does not follow the calendar, ".repeat(4), "Therapist"],
  ["foreign", "துக்கம் நாட்காட்டியைப் பின்பற்றாது ".repeat(4), "சிகிச்சையாளர்"],
])("It is a PNG of the size that messengers show, with %s words", async (_, heading, eyebrow) => {
  if (!home) throw new Error("There is no page.");
  const picture = await makeSocialPicture({ ...home, heading, eyebrow });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...socialPictureSize });
});
