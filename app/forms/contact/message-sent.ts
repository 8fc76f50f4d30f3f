import { contactTexts } from "../../content/forms";
import { messageSentTexts } from "../../content/sent";
import { describe } from "../copy";
import { type SentDefinition, sentWith } from "../sent";
import type { ContactMessage } from "./schema";

const definition: SentDefinition<ContactMessage> = {
  ...messageSentTexts,
  copy: (values) => describe(values, contactTexts.labels),
};

export const messageSent = sentWith(definition);
