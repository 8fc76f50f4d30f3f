import { deliveryEnabled } from "../content/delivery";
import type { Site } from "../content/site";
import { fillIn } from "../lib/fill-in";
import { timesOf } from "../lib/hours";
import { urlOf } from "../lib/links";
import { formatAges } from "../lib/ranges";
import { type ContactFormProps, type FormProps, formOf, type RequestFormProps } from "./form";

export function contactFormProps(site: Site): ContactFormProps {
  return {
    name: "contact",
    url: urlOf(site, "/contact"),
    own: site.forms.contact,
    offered: {},
    ...commonProps(site),
  };
}

export function requestFormProps(site: Site): RequestFormProps {
  const { privacyNotice: _notice, times: _times, otherAges, ...own } = site.forms.appointment;
  return {
    name: "appointment",
    url: urlOf(site, "/appointments"),
    own: { ...own, fields: { ...own.fields, sessionType: heldWays(site) } },
    offered: {
      preferredTime: timesOf(site),
      serviceType: site.services.flatMap(({ requestValue, title }) => {
        return requestValue ? [{ value: requestValue, label: title }] : [];
      }),
      preferredTherapist: site.therapists.map(({ value, name, called, path, ages }) => {
        const others = ages && fillIn(otherAges, { name: called, ages: formatAges(site, ages) });
        return { value, label: name, path, ages, otherAges: others };
      }),
    },
    ...commonProps(site),
  };
}

/** Returns the question of how to meet, with the ways that the practice offers. */
function heldWays({ forms, offers }: Site) {
  const { sessionType } = forms.appointment.fields;
  const choices = Object.entries(sessionType.choices ?? {});
  return {
    ...sessionType,
    choices: Object.fromEntries(
      choices.filter(([way]) => offers.meets.some((held) => held === way)),
    ),
  };
}

/** Both forms of a site, by the names of the files that hold their words. */
export function formsOf(site: Site) {
  return { contact: formOf(contactFormProps(site)), appointment: formOf(requestFormProps(site)) };
}

function commonProps({ language, practice, words, forms, helpLines }: Site) {
  const { name, siteUrl, phone, email, hours, closures } = practice;
  const { notes, error: _, ...texts } = forms.both;
  const { failed: _failed, refused: _refused, reply: _reply, ...sending } = forms.sending;
  const { lines, abroad, checkedOn } = helpLines;
  return {
    language,
    practice: { name, siteUrl, phone, email, hours, closures },
    words: { help: { or: words.help.or, checked: words.help.checked } },
    texts: { ...texts, notDelivered: notes.notDelivered },
    // A site that doesn't deliver holds no word of sending.
    ...(deliveryEnabled && { sending, helpLines: { lines, abroad, checkedOn } }),
  } satisfies Partial<FormProps>;
}
