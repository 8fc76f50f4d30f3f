import type { Content } from "../app/content/schemas/content";
import type { Place } from "./go-live";

/** Something that people ask, and the fields that answer it. */
type Asked = { question: string; fields: (content: Content) => readonly Place[] };

/** By how often people ask, the most frequent first. Pages say whom to ask until it is filled in. */
export const asked: readonly Asked[] = [
  { question: "What does a session cost?", fields: inEach("services", "fee") },
  { question: "How soon can I come?", fields: inPractice("soonest") },
  { question: "Do you speak my language?", fields: inEach("therapists", "languages") },
  { question: "Can I see a woman?", fields: inEach("therapists", "gender") },
  { question: "How can I pay, and do I get a receipt?", fields: inPractice("payment") },
  { question: "What if I cannot pay that much?", fields: inPractice("concessions") },
  { question: "What training do you have?", fields: inEach("therapists", "training") },
  { question: "Are you registered?", fields: inEach("therapists", "registration") },
  { question: "Which video service, and is it recorded?", fields: inPractice("videoCalls") },
  {
    question: "When is the free call, and who answers?",
    fields: inPractice("freeConsultation", "details"),
  },
  { question: "Where exactly are you?", fields: inPractice("address", "street") },
  {
    question: "How do I get there from the station?",
    fields: () => [{ id: "pages/contact", path: ["gettingHere", "wayFromStation"] }],
  },
  {
    question: "Which groups are open, and when?",
    fields: ({ services }) =>
      Object.entries(services)
        .filter(([, { participants }]) => participants)
        .map(([id]) => ({ id: `services/${id}`, path: ["open"] })),
  },
  {
    question: "When and where is the next workshop?",
    fields: ({ workshops }) =>
      Object.entries(workshops)
        .filter(([, { kind }]) => kind !== "dated-club")
        .flatMap(([id]) =>
          ["next", "place"].map((name) => ({ id: `workshops/${id}`, path: [name] })),
        ),
  },
  {
    question: "Do parents stay at the club?",
    fields: ({ workshops }) =>
      Object.entries(workshops)
        .filter(([, { kind }]) => kind !== "course")
        .map(([id]) => ({ id: `workshops/${id}`, path: ["parents"] })),
  },
  { question: "How much is it to cancel late?", fields: inPractice("lateFee") },
  { question: "Can I write on WhatsApp? (Leave it empty if not.)", fields: inPractice("whatsapp") },
  { question: "Who reviewed this article?", fields: inEach("articles", "reviewer") },
  { question: "Who wrote this article?", fields: inEach("articles", "author") },
];

function inPractice(...path: readonly string[]) {
  return () => [{ id: "practice", path }];
}

function inEach(folder: "services" | "therapists" | "articles", name: string) {
  return (content: Content) => {
    return Object.keys(content[folder]).map((id) => ({ id: `${folder}/${id}`, path: [name] }));
  };
}
