import * as v from "valibot";
import { requestFields } from "./form-words.ts";
import {
  byDelivery,
  field,
  fullList,
  group,
  list,
  markdown,
  prose,
  type ReferenceData,
  text,
} from "./parts.ts";

const asked = requestFields.map(({ name }) => name);

const item = v.strictObject({
  fields: field(
    "Questions of the form",
    fullList(v.picklist(asked, ({ input }) => `has ${input}, which the form does not ask`)),
  ),
  name: field("What", text),
  why: prose,
});

/** Each question of the form once, in its order: nothing is asked for without a reason. */
const items = v.pipe(
  list(item),
  v.check(
    (all) => all.flatMap(({ fields }) => fields).join() === asked.join(),
    "must give a reason for each question of the form once, in the order of the form",
  ),
);

/** The notice next to the consent box, in one language. */
export function privacyNoticeSchema(known: ReferenceData) {
  return v.strictObject({
    delivery: group("Where answers go", { title: text, text: byDelivery }),
    asked: group("What is asked, and why", { title: text, items }),
    body: field("The rest", markdown(known)),
  });
}
