import * as v from "valibot";
import { requestFields } from "./form-fields.ts";
import { byDelivery, field, fullList, type Known, markdown, prose, text } from "./parts.ts";

const asked = requestFields.map(({ name }) => name);

const item = v.strictObject({
  fields: field(
    "Questions of the form",
    fullList(v.picklist(asked, ({ input }) => `has ${input}, which the form does not ask`)),
  ),
  name: field("What", text),
  why: field("Why", prose),
});

/** Each question of the form once, in its order: nothing is asked for without a reason. */
const items = v.pipe(
  v.array(item, "must be a list"),
  v.check(
    (all) => all.flatMap(({ fields }) => fields).join() === asked.join(),
    "must give a reason for each question of the form once, in the order of the form",
  ),
);

/** The notice beside the consent box, in one language. */
export function privacyNoticeSchema(known: Known) {
  return v.strictObject({
    delivery: field(
      "Where answers go",
      v.strictObject({ title: field("Title", text), text: field("Text", byDelivery) }),
    ),
    asked: field(
      "What is asked, and why",
      v.strictObject({ title: field("Title", text), items: field("Items", items) }),
    ),
    body: field("The rest", markdown(known)),
  });
}
