import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { socialPicturePath, socialPictureSize } from "../app/lib/social-pictures";
import { routes } from "../app/routes";
import { makeSocialPicture, socialPictures } from "./social-pictures";

describe("Social pictures", () => {
  test("exist once for each page", () => {
    const pages = new Set(routes.map(({ path, canonical = path }) => canonical));
    expect(Object.keys(socialPictures)).toEqual([...pages].map(socialPicturePath));
    expect(Object.keys(socialPictures)).toHaveLength(pages.size);
  });

  test.each([
    ["a drawing", "app/drawings/hero.svg"],
    ["a photo", "e2e/practice/therapists/farhan-qureshi.jpg"],
  ])("are PNG files of the size that messengers show, from %s", async (_, picture) => {
    const { format, width, height } = await sharp(await makeSocialPicture({ picture })).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...socialPictureSize });
  });
});
