import { expect, test } from "vitest";
import { socialPicturePath } from "./social-pictures";

test.each([
  ["/", "/social/home.png"],
  ["/about", "/social/about.png"],
  ["/services/group-therapy", "/social/services-group-therapy.png"],
  ["/workshops/emotions-explorers-2025", "/social/workshops-emotions-explorers-2025.png"],
])("The social picture of %s is %s", (path, picture) => {
  expect(socialPicturePath(path)).toBe(picture);
});
