import { sample } from "./sample";
import type { AgeRange, TherapistId } from "./therapists";

type Point = { title: string; text: string };

type WorkshopBase = {
  slug: string;
  title: string;
  /** For cards and search results, one or two sentences. */
  description: string;
  /** A file in `app/drawings`, without `.svg`, if it is not named like the slug. */
  drawing?: string;
  durationMinutes: number;
  /** 'In person' and the like. */
  format: string;
  groupSize: string;
  /** Three or four short things the workshop offers, for the card. */
  features: readonly string[];
  /** Rupees for one participant. */
  price: number;
  /** Whom the price is for: a child's place or an adult's. */
  pricePer: "child" | "participant";
  /** In words for adults, in years for children. */
  audience: string | AgeRange;
  /** Paragraphs of the page's opening. */
  about: readonly string[];
};

/** A children's club without a fixed date. */
export type Club = WorkshopBase & {
  kind: "club";
  outcomes: readonly string[];
  activities: readonly Point[];
  facilitators: readonly TherapistId[];
};

/** A workshop for adults without a fixed date. */
export type Course = WorkshopBase & {
  kind: "course";
  learn: readonly string[];
  components: readonly Point[];
  attendees: readonly string[];
  facilitators: readonly TherapistId[];
};

/** A children's club on one day: announced on the home page, registered for elsewhere. */
export type DatedClub = WorkshopBase & {
  kind: "dated-club";
  audience: AgeRange;
  /** The small label above the title. */
  badge: string;
  /** With the offset of Delhi, `+05:30`. */
  startsAt: `${string}+05:30`;
  venue: { text: string; pincode: string };
  registrationUrl: string;
  experiences: readonly Point[];
  reasons: readonly Point[];
  /** The last words of the page, above its last register button. */
  closing: { title: string; text: string };
  /** Earlier addresses that show the same page. */
  alsoAt?: readonly string[];
};

export type Workshop = Club | Course | DatedClub;

/** What every Emotions Explorers Club has in common, whatever its day. */
const emotionsExplorersClub = {
  kind: "dated-club",
  drawing: "emotions-explorers-2025",
  description:
    "Our club for curious children is back. With art, games and stories, they find out what feelings are called and what to do with them.",
  durationMinutes: 120,
  format: "In person",
  groupSize: sample("Up to 20 children"),
  features: ["Creative arts", "Interactive games", "Story time", "Group activities"],
  pricePer: "child",
  about: [
    "Feelings can be loud, quiet, prickly or all mixed up. In our club, children get to know them in the way they like best: they make things, play, and listen to stories.",
    "The club is not therapy, and your child does not need a problem to join. Being curious is enough. Shy children are welcome too. Nobody has to speak in front of the group.",
  ],
  experiences: [
    {
      title: "Creative Arts",
      text: "What colour is being cross? Children paint and build what they feel, and every answer is right.",
    },
    {
      title: "Interactive Games",
      text: "Moving, miming and guessing: we find feelings in faces, in voices and in our own bodies.",
    },
    {
      title: "Story Time",
      text: "We listen to a story and wonder together. What did they feel? What would you have done?",
    },
    {
      title: "Group Activities",
      text: "Small tasks that work best together. Children take turns, listen and cheer each other on.",
    },
  ],
  reasons: [
    {
      title: "More words than 'fine'",
      text: "When children have a name for a feeling, it is easier to tell you about it.",
    },
    {
      title: "Ways to calm down",
      text: "They try out simple things to do when a feeling gets too big, such as a stretch or a slow breath.",
    },
    {
      title: "An eye for others",
      text: "Noticing how someone else feels is where kindness begins.",
    },
    {
      title: "The courage to speak",
      text: "In small groups, quiet children can find a moment to be heard as well.",
    },
    {
      title: "New friends",
      text: "They meet other children, and see that everyone has big feelings at times.",
    },
    {
      title: "Time to play",
      text: "No screens, no marks, no right or wrong. It is meant to be fun!",
    },
  ],
  closing: {
    title: "Come and explore with us!",
    text: "If your child might enjoy this, one short online form is all you need. Not sure yet? Ask us anything that you would like to know first.",
  },
} as const satisfies Partial<DatedClub>;

const list = [
  {
    ...emotionsExplorersClub,
    slug: "emotions-explorers-2025",
    title: "Emotions Explorers Club 2.0",
    badge: "We're Back",
    startsAt: "2025-11-09T10:00+05:30",
    price: 1500,
    audience: { min: 8, max: 13 },
    venue: { text: "A public neighbourhood park in South Delhi", pincode: "110048" },
    registrationUrl: sample("https://forms.example.org/emotions-explorers"),
    alsoAt: ["emotions-explorers-2024"],
  },
  {
    kind: "club",
    slug: "emotions-explorers",
    title: "Emotions Explorers Club",
    description:
      "A playful club in which children learn to notice what they feel, find words for it, and tell someone about it.",
    durationMinutes: 120,
    format: sample("In person"),
    groupSize: sample("Up to 12 children"),
    features: [
      "A small group",
      "Drawing, acting and stories",
      "Ways to calm down",
      "Ideas for home",
    ],
    price: 2000,
    pricePer: "child",
    audience: { min: 8, max: 12 },
    about: [
      "Why does my tummy flutter before a test? Why do I shout when I am sad? Children ask good questions about feelings. In our club they look for answers together, as explorers do. They observe, draw maps, try things out and share what they have found.",
      "Your child does not need a problem to join. The club is for play and learning, and it is not therapy. Nobody has to share anything private, and watching for a while is fine. If you wonder whether it suits your child, just ask us.",
    ],
    outcomes: [
      "Notice a feeling early, in the body and in thoughts",
      "Find the right word for many different feelings",
      "Know that no feeling is bad or wrong",
      "Try simple ways to calm down, such as slow breathing",
      "Tell someone what they feel and what they need",
      "See how others feel, from their faces and voices",
      "Listen, take turns and settle small quarrels",
      "Know whom to ask when a feeling is too big to manage alone",
    ],
    activities: [
      {
        title: "Feelings map",
        text: "Where does anger live? Where does joy? Children draw the outline of a body and colour in what they feel, and where.",
      },
      {
        title: "Guess my face",
        text: "One acts, the others guess. It is a funny game, and a good way to learn how feelings look and sound.",
      },
      {
        title: "Story circle",
        text: "We stop a story at its hardest moment. What could happen next? The children try out different endings.",
      },
      {
        title: "Calm corner",
        text: "Breathing, stretching, squeezing, humming: everyone finds out what helps them, and takes the idea home.",
      },
    ],
    facilitators: ["therapist-1"],
  },
  {
    kind: "course",
    slug: "balanced-love",
    title: "Balanced Love",
    description:
      "A workshop about love with room for two. Learn how to be close and still be yourself, and how to say what you need.",
    durationMinutes: 120,
    format: sample("In person"),
    groupSize: sample("Up to 16 people"),
    features: [
      "Closeness and space of your own",
      "Talking without blame",
      "Fair quarrels",
      "A plan to take home",
    ],
    price: 2000,
    pricePer: "participant",
    audience: "Young adults and adults",
    about: [
      "Hardly anyone teaches us how to love. We copy what we saw at home or in films, and hope for the best. In this workshop you take a closer look. How much closeness do you want, and how much time to yourself? What do you give, and what do you need?",
      "You can come alone or with a partner, and you do not have to be in a relationship. It is a workshop, not therapy. Nobody will ask for your private story. You share only what you want to share.",
    ],
    learn: [
      "What a fair balance of give and take can look like",
      "How to be close to someone and still have a life of your own",
      "How to say what you need without blaming",
      "How to listen so that the other person feels heard",
      "How to say no, and how to accept a no",
      "How to quarrel fairly and make up afterwards",
      "Which habits in love you may have learnt early in life",
      "How to tell when a relationship is harming you, and where to find help",
    ],
    components: [
      {
        title: "Interactive Discussions",
        text: "We talk about love as it really is, in pairs and in the whole group. Listening is fine too.",
      },
      {
        title: "Practical Exercises",
        text: "You try out sentences, questions and ways to listen, and feel what changes.",
      },
      {
        title: "Case Studies",
        text: "We look at made-up stories of couples. What went wrong, and what could each of them do?",
      },
      {
        title: "Action Plan",
        text: "At the end, you write down one or two small steps that you want to try at home.",
      },
    ],
    attendees: [
      "Couples who want to look after what they have",
      "People who give a lot and feel tired",
      "Anyone who finds it hard to say no, or to ask for something",
      "People who are dating, or about to move in or marry",
      "Singles who want to do some things differently next time",
      "Anyone who is curious about how love works day to day",
    ],
    facilitators: sample(["therapist-2", "therapist-3"]),
  },
] as const satisfies readonly Workshop[];

export type WorkshopSlug = (typeof list)[number]["slug"];

/** Any kind may be missing, so the list is not typed as what happens to be in it. */
export const workshops: readonly (Workshop & { slug: WorkshopSlug })[] = list;
