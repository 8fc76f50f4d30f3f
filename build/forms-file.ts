import { createHash } from "node:crypto";
import * as v from "valibot";
import { deliveryEnabled } from "../app/content/delivery";
import type { Sites } from "../app/content/read-site";
import type { Site } from "../app/content/site";
import { formsOf } from "../app/forms/form-props";
import {
  type FormsFile,
  formsFileName,
  formsFileSchema,
  formsVersion,
} from "../contract/forms-file";
import type { SiteFiles } from "./site-file";

/** Returns the contract with the inbox, `forms.json`. A site whose forms don't deliver has none. */
export function formsFile(sites: Sites): SiteFiles {
  if (!deliveryEnabled) return {};
  return {
    [`/${formsFileName}`]: {
      type: "application/json",
      make: async () => JSON.stringify(contractOf(sites)),
    },
  };
}

/** The schema keeps the parts that it names, and drops the rest. */
function contractOf(sites: Sites): FormsFile {
  const [{ practice, dangerWords, privacyNotice }] = sites;
  const notice = JSON.stringify(privacyNotice);
  return v.parse(formsFileSchema, {
    version: formsVersion,
    practice,
    danger: { steps: dangerWords.steps, phrases: dangerWords.words },
    privacyNotice: {
      version: createHash("sha256").update(notice).digest("hex").slice(0, 8),
      text: notice,
    },
    languages: sites.map(languageOf),
  });
}

function languageOf(site: Site) {
  const { language, helpLines, words, forms } = site;
  const { both, sending } = forms;
  return {
    language,
    forms: Object.values(formsOf(site)).map(({ fields, sections = [{ fields }], ...form }) => {
      return { ...form, sections };
    }),
    helpLines,
    or: words.help.or,
    problem: both.problem,
    copy: both.copy,
    sending,
    tellUrgent: sending.tellUrgent,
    failed: sending.failed,
    refused: sending.refused,
    reply: sending.reply,
  };
}
