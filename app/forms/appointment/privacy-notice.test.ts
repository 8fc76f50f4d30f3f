import { expect, test } from "vitest";
import { requestFields } from "../../content/schemas/forms";
import { emptySessionRequest } from "./schema";

test("the privacy notice gives its reason for each question that the form asks", () => {
  // The notice is held to these names by its schema.
  expect(requestFields).toEqual(Object.keys(emptySessionRequest));
});
