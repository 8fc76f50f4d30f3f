import { type FieldPath, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import { week } from "../app/content/week.ts";
import type { ContentFolder, Puts } from "./content-folder.ts";
import { detach, type Edits, editsOf, listIn, namesIn, type Site, siteOf, unsee } from "./edits.ts";
import type { Field, Values } from "./fields.ts";
import { type Entry, type Form, newId } from "./forms.ts";
import { isSame, merge } from "./merge.ts";
import { RequestError } from "./request-error.ts";
import type { Words } from "./words.ts";

/** Question of the guide, which is a form with the answers that the content has. */
export type Guide = {
  number: number;
  titles: string[];
  text: string;
  entry: Entry;
  /** True as long as the practice has the name that came with the project. */
  isNew: boolean;
};

/** Question of *Make this site yours*: one screen, and one change in the history. */
type Question = {
  title: string;
  text: string;
  fields: (site: Site) => readonly Field[];
  /** Answers as the content has them. */
  answers: (site: Site) => Values;
  /** Edits the content by the answers. What is named elsewhere is left to `detach`. */
  apply: (answers: Values, edits: Edits, site: Site) => void;
  /** Returns why the answers can't be saved, if no schema says it. */
  refusal?: (answers: Values) => string;
};

/** Fields of the practice that a question asks for, by their paths, with labels of their own. */
type Asked = Readonly<Record<string, Partial<Field>>>;

function fieldAt(site: Site, id: string, path: string) {
  const { fields = [] } = site.forms.find(({ name }) => name === id) ?? {};
  return path.split(".").reduce<Partial<Field>>(
    (field, name) => {
      return field.fields?.find((part) => part.name === name) ?? {};
    },
    { fields },
  ) as Field;
}

function askedFields(site: Site, id: string, asked: Asked): Field[] {
  return Object.entries(asked).map(([path, own]) => {
    return { ...fieldAt(site, id, path), ...own, name: path };
  });
}

function valuesAt(fields: Values, asked: Asked): Values {
  const all = Object.keys(asked).map((path) => [path, valueAt(fields, path.split("."))] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function withAnswers(fields: Values, asked: Asked, answers: Values) {
  return Object.keys(asked).reduce<unknown>((whole, path) => {
    return withValue(whole, path.split("."), answers[path]);
  }, fields) as Values;
}

/** Question whose answers are fields of the practice, and no more than them. */
function aboutPractice(asked: Asked): Pick<Question, "fields" | "answers" | "apply"> {
  return {
    fields: (site) => askedFields(site, "practice", asked),
    answers: (site) => valuesAt(practiceOf(site), asked),
    apply: (answers, edits) => {
      edits.edit("practice", withAnswers(edits.fieldsOf("practice"), asked, answers));
    },
  };
}

function practiceOf(site: Site) {
  return site.valueOf("practice")?.fields ?? {};
}

function choice(name: string, label: string, options: Readonly<Record<string, string>>): Field {
  const all = Object.entries(options).map(([value, label]) => ({ value, label }));
  return { name, label, optional: false, kind: "choice", options: all };
}

/** Ticks for entries of a folder. */
function ticks(site: Site, folder: string, own: Pick<Field, "name" | "label" | "hint">): Field {
  const options = namesIn(site, folder).map((value) => {
    const { title, name } = site.valueOf(`${folder}/${value}`)?.fields ?? {};
    return { value, label: String(valueAt(title ?? name, ["en"])) };
  });
  return { ...own, optional: false, kind: "choices", options, hasNone: true };
}

const placeAsked: Asked = {
  "address.street": { only: { name: "where", value: "rooms" } },
  "address.neighbourhood": { only: { name: "where", value: "rooms" }, hint: "" },
  "address.pincode": { only: { name: "where", value: "rooms" } },
  nearestStation: {
    ...{ only: { name: "where", value: "rooms" }, hint: "Empty if there is none." },
  },
  "address.city": {},
};

const reachAsked: Asked = {
  phone: {},
  email: {},
  whatsapp: { hint: "Only if you answer there, with the country code. Empty if you have none." },
  "social.url": {
    ...{ label: "Social profile", optional: true },
    hint: "Its web address, with https://. Empty if you have none.",
  },
  "social.network": { label: "Network of that profile", optional: true },
  siteUrl: {
    optional: true,
    hint: "Such as https://www.your-name.in. Empty if you haven't bought it yet.",
  },
};

/** Address of a site whose owner has not bought one yet. */
const notBought = "https://www.example.org";

const callAsked: Asked = {
  "freeConsultation.minutes": { only: { name: "freeCall", value: "yes" } },
  "freeConsultation.by": { only: { name: "freeCall", value: "yes" } },
  "freeConsultation.details": { only: { name: "freeCall", value: "yes" } },
};

const workAsked: Asked = {
  ...{ responseHours: {}, cancellationNoticeHours: {}, lateFee: {}, payment: {} },
  ...{ concessions: {}, without: {}, videoCalls: {}, supervision: {}, privacyContact: {} },
};

/** Fields of a person that a line asks for. */
const personAsked: Asked = {
  name: { hint: "" },
  role: {},
  gender: { hint: "Empty: pages don't say it." },
  languages: { kind: "choices", isWords: undefined, hint: "In which they hold sessions." },
  meets: {},
  description: { hint: "One or two sentences." },
};

const spoken = ["en", "hi", "mr", "bn", "gu", "kn", "ml", "or", "pa", "ta", "te", "ur"];

/** Fields of a service that the guide asks for. */
const serviceAsked: Asked = {
  "team.members": { label: "With whom", optional: false, hint: "" },
  "fee.rupees": { label: "Fee in rupees", optional: true, hint: "Empty: you tell it on request." },
  "sessionMinutes.min": { label: "Minutes, from" },
  "sessionMinutes.max": { label: "Minutes, to" },
};

/** The questions, in the order in which nothing has to be answered twice. */
export const questions: readonly Question[] = [
  {
    title: "What is your practice called?",
    text: "The name and the tagline stand on every page.",
    ...aboutPractice({ name: {}, tagline: {} }),
  },
  {
    title: "In which languages?",
    text: "The site is in English. It can be in another language, too.",
    ...aboutPractice({ alsoIn: { hint: "Without the tick, its words are kept." } }),
  },
  {
    title: "Where do you meet people?",
    text: "Without rooms, the site shows no address, no map and no way to you.",
    fields: (site) => [
      choice("where", "Where", {
        rooms: "In our rooms, and perhaps online",
        online: "Only online",
      }),
      ...askedFields(site, "practice", placeAsked),
    ],
    answers: (site) => {
      const { street, neighbourhood } = practiceOf(site).address as Values;
      const where = street || neighbourhood ? "rooms" : "online";
      return { where, ...valuesAt(practiceOf(site), placeAsked) };
    },
    apply: ({ where, ...answers }, edits) => {
      const practice = edits.fieldsOf("practice");
      const rooms = where === "online" ? { "address.city": answers["address.city"] } : answers;
      // An older search of a map would lead to the old address.
      const others = { ...practice, mapQuery: undefined };
      edits.edit("practice", withAnswers(others, placeAsked, rooms));
      if (where !== "online") return;
      for (const name of edits.namesIn("therapists")) {
        const { meets } = edits.fieldsOf(`therapists/${name}`);
        const left = listIn(meets).filter((way) => way !== "in-person");
        edits.edit(`therapists/${name}`, { meets: left.length > 0 ? left : ["video-call"] });
      }
    },
  },
  {
    title: "How can people reach you?",
    text: "Leave empty what you don't have.",
    fields: (site) => askedFields(site, "practice", reachAsked),
    answers: (site) => {
      const { siteUrl, ...answers } = valuesAt(practiceOf(site), reachAsked);
      return { ...answers, ...(siteUrl !== notBought && { siteUrl }) };
    },
    apply: (answers, edits) => {
      const practice = edits.fieldsOf("practice");
      const all = { ...answers, siteUrl: answers.siteUrl || notBought };
      const { social, ...others } = withAnswers(practice, reachAsked, all);
      const without = listIn(practice.without).filter((fact) => fact !== "whatsapp");
      edits.edit("practice", {
        ...others,
        social: answers["social.url"] ? social : undefined,
        without: answers.whatsapp ? without : [...without, "whatsapp"],
      });
    },
  },
  {
    title: "When are you open?",
    text: "The session request offers times within these hours.",
    fields: (site) => {
      const { item, ...hours } = fieldAt(site, "practice", "hours");
      const parts = item?.fields
        ?.filter(({ name }) => name !== "closed")
        .map((part) => {
          return { ...part, hint: undefined, optional: false };
        });
      const others = { appointment: "By appointment only", closed: "Closed" };
      const hint = "A line for all days that are alike.";
      return [
        { ...hours, hint, item: { ...item, fields: parts } as Field },
        choice("others", "On all other days", others),
      ];
    },
    answers: (site) => {
      const lines = listIn(practiceOf(site).hours);
      const isClosed = lines.some((line) => valueAt(line, ["closed"]));
      const hours = lines.filter((line) => valueAt(line, ["open"]));
      return { hours, others: isClosed ? "closed" : "appointment" };
    },
    apply: ({ hours, others }, edits) => {
      const named = listIn(hours).flatMap((line) => listIn(valueAt(line, ["days"])));
      const days = week.filter((day) => !named.includes(day));
      const rest = { days, ...(others === "closed" && { closed: true }) };
      const { times } = edits.fieldsOf("practice");
      edits.edit("practice", {
        hours: days.length > 0 ? [...listIn(hours), rest] : hours,
        times: timesIn(listIn(hours)) ?? times,
      });
    },
  },
  {
    title: "Who works here?",
    text: "Untick those who don't work with you, and add a line for each who does. A photo and more can follow: a drawing of a chair stands in.",
    fields: (site) => [
      ticks(site, "therapists", { name: "keep", label: "These are on the site now" }),
      {
        ...{ name: "people", label: "New people", optional: false, kind: "list" },
        item: { name: "", label: "", optional: false, kind: "object", fields: lineOfPerson(site) },
      },
    ],
    answers: (site) => ({ keep: namesIn(site, "therapists"), people: [] }),
    refusal: ({ keep, people }) => {
      const isNobody = listIn(keep).length + listIn(people).length === 0;
      return isNobody ? "Keep or add at least one person." : "";
    },
    apply: ({ keep, people }, edits, site) => {
      const last = Math.max(
        0,
        ...namesIn(site, "therapists").map((name) =>
          Number(edits.fieldsOf(`therapists/${name}`).order),
        ),
      );
      edits.removeAllBut("therapists", keep);
      for (const [index, id] of newPeople(people, site).entries()) {
        const { languages, ...line } = (listIn(people)[index] ?? {}) as Values;
        const own = listIn(languages).map((code) => nameOfLanguage(String(code), site.language));
        edits.edit(id, { ...line, languages: own, order: last + index + 1 });
      }
    },
  },
  {
    title: "What do you offer?",
    text: "Untick what you don't offer. You can restore a service in History.",
    fields: (site) => [
      ticks(site, "services", { name: "keep", label: "We offer" }),
      ...namesIn(site, "services").map((name): Field => {
        const isAlone = namesIn(site, "therapists").length === 1;
        const label = String(valueAt(site.valueOf(`services/${name}`)?.fields.title, ["en"]));
        const fields = askedFields(site, "services", serviceAsked).filter((field) => {
          return !isAlone || field.name !== "team.members";
        });
        return {
          name,
          label,
          optional: false,
          kind: "object",
          fields,
          only: { name: "keep", value: name },
        };
      }),
    ],
    answers: (site) => {
      const own = namesIn(site, "services").map((name) => {
        const { fields = {} } = site.valueOf(`services/${name}`) ?? {};
        return [name, { ...valuesAt(fields, serviceAsked), "team.members": teamOf(fields, site) }];
      });
      return { keep: namesIn(site, "services"), ...Object.fromEntries(own) };
    },
    refusal: ({ keep }) => (listIn(keep).length === 0 ? "Choose one service at least." : ""),
    apply: ({ keep, ...answers }, edits, site) => {
      edits.removeAllBut("services", keep);
      const everybody = namesIn(site, "therapists");
      for (const name of edits.namesIn("services")) {
        const id = `services/${name}`;
        const fields = edits.fieldsOf(id);
        const own = (answers[name] ?? {}) as Values;
        const { "team.members": chosen = everybody, "fee.rupees": rupees = "" } = own;
        const old = teamOf(fields, site);
        const isAll = listIn(chosen).length === everybody.length;
        const team = isAll
          ? { everybody: true, members: [] }
          : { everybody: false, members: chosen };
        const { fee } = fields;
        const per = fields.requestValue === "group" ? "head" : "session";
        edits.edit(id, {
          sessionMinutes: { min: own["sessionMinutes.min"], max: own["sessionMinutes.max"] },
          fee: rupees === "" ? undefined : { per, ...(fee as Values), rupees },
          ...(!isSame(old, chosen) && { team: { ...(fields.team as Values), ...team } }),
        });
        for (const person of old.filter((one) => !listIn(chosen).includes(one))) {
          unsee(edits, person, fields.requestValue);
        }
      }
    },
  },
  {
    title: "Is there a free first call?",
    text: "Without one, no page offers it.",
    fields: (site) => [
      choice("freeCall", "A free first call", { yes: "Yes", no: "No" }),
      ...askedFields(site, "practice", callAsked),
    ],
    answers: (site) => {
      const { freeConsultation } = practiceOf(site);
      return {
        freeCall: freeConsultation ? "yes" : "no",
        ...valuesAt(practiceOf(site), callAsked),
      };
    },
    apply: ({ freeCall, ...answers }, edits) => {
      const practice = withAnswers(edits.fieldsOf("practice"), callAsked, answers);
      const { freeConsultation } = practice;
      edits.edit("practice", {
        freeConsultation: freeCall === "no" ? undefined : freeConsultation,
      });
    },
  },
  {
    title: "Workshops and articles?",
    text: "Keep what is yours, or what you will make yours. Without any, the site has no such page.",
    fields: (site) =>
      [
        ticks(site, "workshops", { name: "workshops", label: "Workshops" }),
        ticks(site, "articles", { name: "articles", label: "Articles" }),
      ].filter(({ options = [] }) => options.length > 0),
    answers: (site) => ({
      workshops: namesIn(site, "workshops"),
      articles: namesIn(site, "articles"),
    }),
    apply: ({ workshops, articles }, edits) => {
      edits.removeAllBut("workshops", workshops);
      edits.removeAllBut("articles", articles);
    },
  },
  {
    title: "How do you work?",
    text: "Leave empty what isn't decided: pages say to ask, or say nothing.",
    fields: (site) => {
      return askedFields(site, "practice", workAsked).map((field) => {
        const options = field.options?.filter(({ value }) => value !== "whatsapp");
        return field.name === "without" ? { ...field, options } : field;
      });
    },
    answers: (site) => valuesAt(practiceOf(site), workAsked),
    apply: (answers, edits) => {
      const { supervision: old } = edits.fieldsOf("practice");
      const { supervision } = answers;
      edits.edit("practice", {
        ...withAnswers(edits.fieldsOf("practice"), workAsked, answers),
        ...(!isSame(old, supervision) && { supervisionInHindi: valueAt(supervision, ["hi"]) }),
      });
    },
  },
];

/** Asks the questions, and saves the answers. */
export function guideOf(content: ContentFolder) {
  const { snapshot, savedValue, put } = content;

  function isNew() {
    return savedValue("practice")?.unconfirmed.name ?? false;
  }

  const site = () => siteOf(content);

  function questionAt(number: number) {
    const question = questions[number - 1];
    if (!question) throw new RequestError(404, { message: "There is no such question." });
    return question;
  }

  /** Returns a question of the guide, with the answers that the content has. */
  function guide({ number: asked = "1" }: { number?: string }): Guide {
    const number = Number(asked);
    const { title, text, fields, answers } = questionAt(number);
    const form = { name: "guide", group: "", isFolder: false, one: title, fields: fields(site()) };
    return {
      ...{ number, text, titles: questions.map(({ title }) => title), isNew: isNew() },
      entry: { form, title, value: answers(site()), language: snapshot().language },
    };
  }

  /** Saves the answers to a question of the guide as one change. */
  function answer({ number, base, mine }: { number: number; base: Values; mine: Values }) {
    const question = questionAt(number);
    const { value } = merge(base, mine, question.answers(site()));
    const message = question.refusal?.(value);
    if (message) throw new RequestError(422, { message });
    const puts = putsFor(question, value, site());
    try {
      put(puts);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { faults = [] } = error.details;
      const asked = faults.map((fault) => {
        return { ...fault, path: answerPath(fault.id, fault.path, value, site()) };
      });
      throw new RequestError(error.status, { ...error.details, faults: asked });
    }
    return {};
  }

  return { guide, answer };
}

/** Returns the changes that make answers true, or nothing if they are true. */
function putsFor(question: Question, answers: Values, site: Site): Puts {
  const edits = editsOf(site);
  if (isSame(answers, question.answers(site))) return edits.puts;
  question.apply(answers, edits, site);
  detach(edits, site, { orEverybody: true });
  return edits.puts;
}

/** Path of the answer that a field of an entry was made from. */
function answerPath(id: string, path: FieldPath, answers: Values, site: Site): FieldPath {
  const [folder, name = ""] = id.split("/");
  const [first, ...rest] = path;
  if (first && first === site.language) return [first, ...answerPath(id, rest, answers, site)];
  if (folder === "services") return [name, ...path];
  if (folder !== "therapists") return path;
  return ["people", newPeople(answers.people, site).indexOf(id), ...path];
}

/** Names of the people on the team of a service. */
function teamOf({ team }: Values, site: Site) {
  const { everybody, members } = (team ?? {}) as Values;
  return everybody ? namesIn(site, "therapists") : listIn(members).map(String);
}

/** Ids of the people who are added, in their order. */
function newPeople(people: unknown, site: Site) {
  const form = site.forms.find(({ name }) => name === "therapists") as Form;
  const taken = [...namesIn(site, "therapists")];
  return listIn(people).map((line) => {
    const id = newId(form, line as Values, taken);
    taken.push(id.replace("therapists/", ""));
    return id;
  });
}

function lineOfPerson(site: Site) {
  const hasRooms = Object.entries(practiceOf(site).address ?? {}).some(([name, value]) => {
    return (name === "street" || name === "neighbourhood") && value;
  });
  return askedFields(site, "therapists", personAsked).map((field) => {
    const { name, options = [] } = field;
    if (name === "languages") {
      const { item: _, ...languages } = field;
      return {
        ...languages,
        options: spoken.map((value) => ({ value, label: languageIn("en", value) })),
        start: ["en", ...listIn(practiceOf(site).alsoIn)],
      };
    }
    if (name !== "meets") return field;
    const ways = hasRooms ? ["in-person", "video-call"] : ["video-call"];
    return {
      ...field,
      options: options.filter(({ value }) => hasRooms || value !== "in-person"),
      start: ways,
    };
  });
}

/** Name of a language that people speak, as a text of the content. */
function nameOfLanguage(code: string, language?: string): Words {
  const en = languageIn("en", code);
  return { en, ...(language && { [language]: languageIn(language, code), sourceText: en }) };
}

function languageIn(language: string, code: string) {
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

/** Hours at which the session request calls a time by another name. */
const borders = ["11:00", "13:00", "16:00", "18:00"];

/** Times of the session request within opening hours. None is shorter than an hour. */
export function timesIn(hours: readonly unknown[]) {
  const at = (end: string) => hours.map((line) => valueAt(line, ["open", end])).filter(isClock);
  const [from] = at("from").toSorted();
  const to = at("to").toSorted().at(-1);
  if (!from || !to) return undefined;
  const inner = borders.filter((border) => {
    return minutesOf(border) - minutesOf(from) >= 60 && minutesOf(to) - minutesOf(border) >= 60;
  });
  const starts = [from, ...inner];
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
}

function isClock(value: unknown): value is string {
  return /^\d\d:\d\d$/.test(String(value));
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
