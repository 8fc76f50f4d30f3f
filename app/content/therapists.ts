import { sample } from "./sample";

/** Years of age, both ends included; without `max`, there is no upper end. */
export type AgeRange = { min: number; max?: number };

export type Therapist = {
  /** What services and workshops call this person; it stays the same when the name changes. */
  id: `therapist-${number}`;
  /** The page's address and the form's option are made from the name. */
  name: string;
  role: string;
  /** Full years of practice; 0 is worded as 'Fresher'. */
  experienceYears: number;
  /** Three to six, the most telling first: cards show only the first two or three. */
  specializations: readonly string[];
  /** Ages this person works with. */
  ages: AgeRange;
  /** A drawing in `portraits/`, shown while there is no photo named like the page's address. */
  portrait?: `${string}.svg`;
  /** For cards, in about three lines. */
  description: string;
  /** Paragraphs, 120 to 200 words together. */
  biography: readonly string[];
  approach: string;
  bestFor: string;
  sessionFormat: string;
};

export const therapists = [
  {
    id: "therapist-1",
    name: sample("Meher Talvani"),
    role: "Counselling Psychologist & Therapeutic Play Practitioner",
    experienceYears: 11,
    specializations: sample([
      "Children",
      "Therapeutic play",
      "Parenting",
      "Teenagers",
      "Big changes at home",
    ]),
    ages: sample({ min: 4, max: 17 }),
    portrait: "portrait-1.svg",
    description: sample(
      "Children often show in play what they cannot say yet. She plays, listens, and helps parents understand.",
    ),
    biography: sample([
      "Meher works with children and teenagers, and with the adults who look after them. Small children rarely say, 'I am worried.' They get stomach aches, they shout, or they go quiet. Meher looks for what lies beneath. With her, toys, paint, clay and stories do much of the talking, because play comes more easily to children than words.",
      "In the first session, nobody has to explain anything. Your child can look around, pick something to do, and stay close to you for as long as they need. Teenagers may want to talk, draw or just sit for a while. Meher follows their pace. She also tells them, in plain words, what stays private and what she would have to share.",
      "Parents are part of the work. From time to time you meet Meher to hear what she has noticed, and to find small things to try at home. You do not need to have done everything right. It is enough that you want to understand your child.",
    ]),
    approach: sample(
      "Play first, questions later. Therapeutic play is play with a purpose: a child can show a feeling, look at it from outside and try out new endings.",
    ),
    bestFor: sample(
      "Children and teenagers with big feelings, fears, trouble at school or changes at home, and parents who wonder how to help.",
    ),
    sessionFormat: sample(
      "Play sessions are in person. Teenagers and parents can also meet her online, and she joins family sessions.",
    ),
  },
  {
    id: "therapist-2",
    name: sample("Kabir Sondhal"),
    role: "Counselling Psychologist",
    experienceYears: 7,
    specializations: sample([
      "Anxiety",
      "Relationships",
      "Grief",
      "Low mood",
      "Families",
      "Groups",
    ]),
    ages: sample({ min: 16 }),
    portrait: "portrait-2.svg",
    description: sample(
      "Calm, patient and clear. He helps adults and older teenagers see what lies behind worry or low mood.",
    ),
    biography: sample([
      "Kabir meets people on their own, as couples, as families and in groups. He works with adults and older teenagers. You might come with worry, grief or low mood, or because talks at home keep ending in the same quarrel. Kabir looks for the pattern: what sets it off, what keeps it going, and where a small change might fit.",
      "A first session with him is a calm conversation. He asks what made you come now, and what you would like to be different. You choose how much to say. If there is a silence, he does not rush to fill it. Near the end, he sums up what he has heard and asks if he got it right. Then you decide together what to do next.",
      "Kabir likes plain words and clear aims. Between sessions, he may suggest one small thing to notice or to try. It is never a test. If something does not help, he wants to hear it, so that you can try another way.",
    ]),
    approach: sample(
      "He looks with you at how thoughts, feelings and actions pull on each other. You set the aims together, and check now and then whether you are getting closer to them.",
    ),
    bestFor: sample(
      "Adults and older teenagers with worry, low mood, stress or grief, and couples and families who feel stuck.",
    ),
    sessionFormat: sample(
      "One to one, as a couple, as a family or in a group. You can meet him in person or online.",
    ),
  },
  {
    id: "therapist-3",
    name: sample("Ira Mathurkar"),
    role: "Counselling Psychologist",
    experienceYears: 2,
    specializations: sample(["Couples", "Families", "Self-worth", "Break-ups", "Groups"]),
    ages: sample({ min: 16 }),
    portrait: "portrait-3.svg",
    description: sample(
      "Much of what hurts happens between people. She helps couples and families slow down and hear each other.",
    ),
    biography: sample([
      "Ira works with couples, families and groups, and with individuals who want to understand their relationships better. You might come because of broken trust, distance, in-laws, a break-up or a quarrel that never ends. Ira does not ask who is guilty. She asks what each person is trying to say.",
      "The first few minutes can feel awkward. Ira knows that, and begins with easy questions. If you come as a couple or a family, you agree on a few simple rules first. One person speaks at a time, and everyone gets a turn. When voices rise, she slows things down. She takes no sides. If you come alone, she starts with your story and the people in it.",
      "Later, she may ask you to say a hard sentence again, more softly, and then to ask the other person what they heard. It sounds small, but it can turn a quarrel into a talk. If she thinks that a colleague could help you better, Ira will tell you.",
    ]),
    approach: sample(
      "She looks at what happens between people instead of what is wrong with one of them. You practise speaking and listening in the room, where someone can help.",
    ),
    bestFor: sample(
      "Couples and families who care for each other and still end up hurt. Individuals can come too, after a break-up or when it is hard to trust.",
    ),
    sessionFormat: sample(
      "As a couple, as a family, in a group, or alone when it is about a relationship. You can meet her in person or online.",
    ),
  },
  {
    id: "therapist-4",
    name: sample("Zoya Rahmanpur"),
    role: "MA Psychology (Clinical) & Workshop Coordinator",
    experienceYears: 2,
    specializations: sample(["Workshops", "First conversations", "Finding the right help"]),
    ages: sample({ min: 18 }),
    portrait: "portrait-4.svg",
    description: sample(
      "Good to meet if you do not know where to begin. She plans workshops and helps adults find the right help.",
    ),
    biography: sample([
      "Zoya plans our workshops. Before each one, she asks simple questions. What will people take home with them? Who might feel left out? How can a room full of strangers become an easy place to be? If your school, college or workplace would like a workshop of its own, she is a good person to ask.",
      "Zoya also meets adults online, for first conversations. They are for people who are not sure what they need. You do not have to tell your story in the right order. She listens, asks a few questions, and tells you what she has understood. Then you look together at what might fit: one of her colleagues, a group, a workshop, or a visit to a doctor.",
      "Zoya does not offer long-term therapy, and she says so at the start. What she offers is close attention, clear answers and a next step that you can manage. If you wish, she passes on what you have told her, so that you need not start again.",
    ]),
    approach: sample(
      "She listens first, then sorts things out with you. You leave knowing what your choices are, and which one you might try first.",
    ),
    bestFor: sample(
      "Adults who are unsure where to begin, and groups or workplaces that would like a workshop.",
    ),
    sessionFormat: sample(
      "First conversations take place online. For longer support, she helps you find the right colleague.",
    ),
  },
  {
    id: "therapist-5",
    name: sample("Rohan Delvekar"),
    role: "Counselling Psychologist & Workshop Coordinator",
    experienceYears: 0,
    specializations: sample(["Students", "Stress", "Groups", "Self-doubt", "First jobs"]),
    ages: sample({ min: 18, max: 30 }),
    portrait: "portrait-5.svg",
    description: sample(
      "New to the profession, and open about it. He meets students and young adults, with a team behind him.",
    ),
    biography: sample([
      "Rohan is new to the profession, and he will tell you so. He works under the supervision of senior colleagues. This means that he talks his work through with them, so more than one mind thinks about how to help you. Before you start, he explains how that works and how your privacy is kept.",
      "He meets students and young adults one to one, helps to lead groups, and coordinates workshops. You might bring exam stress, homesickness, trouble with friends, self-doubt or a first job. You might also bring the feeling that everyone has a plan except you.",
      "A first session with Rohan is relaxed. He tells you what will happen, asks what made you get in touch, and lets you choose where to begin. You can say 'I don't know' as often as you like. He listens closely and checks that he has understood. If something needs more experience than he has, he says so openly. Then a senior colleague helps, or takes over.",
    ]),
    approach: sample(
      "He listens closely, keeps things simple and works step by step. With his supervisors, who are senior colleagues, he thinks about what could help you next.",
    ),
    bestFor: sample(
      "Students and young adults who feel stressed, lonely or unsure of themselves, and would like to talk to someone at last.",
    ),
    sessionFormat: sample("One to one, in person or online, and in groups that he helps to lead."),
  },
] as const satisfies readonly Therapist[];

export type TherapistId = (typeof therapists)[number]["id"];
