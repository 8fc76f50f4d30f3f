import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { testFolder, testSite } from "../app/content/testing";
import { socialPicturePath, socialPictureSize } from "../app/lib/social-pictures";
import { routes } from "../app/routes";
import { makeSocialPicture, socialPictures } from "./social-pictures";

describe("Social pictures", () => {
  test("exist once for each page", () => {
    const site = testSite();
    const pages = new Set(routes(site).map(({ path, canonical = path }) => canonical));
    const pictures = Object.keys(socialPictures(site, testFolder));
    expect(pictures).toEqual([...pages].map(socialPicturePath));
    expect(pictures).toHaveLength(pages.size);
  });

  test.each([
    ["a drawing", "app/drawings/hero.svg"],
    ["a photo", "therapists/farhan-qureshi.jpg"],
  ])("are PNG files of the size that messengers show, from %s", async (_, picture) => {
    const { format, width, height } = await sharp(
      await makeSocialPicture(testSite(), testFolder, { picture }),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...socialPictureSize });
  });
});
