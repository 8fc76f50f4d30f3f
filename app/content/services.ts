import { type TherapistId, therapists } from "./therapists";

/** Both ends included. */
export type Range = { min: number; max: number };

export type Service = {
  slug: string;
  title: string;
  /** For cards and search results, one or two sentences. */
  description: string;
  /** What the session request calls this service; online counselling is a way to meet, not a value. */
  requestValue?: "individual" | "relationship" | "family" | "child" | "group";
  /** Minutes of one session; a single number where it does not vary. */
  sessionMinutes: number | Range;
  /** How many people take part, where that is fixed. */
  participants?: Range;
  /** Who comes and how, in a few words: 'In person or online'. */
  format: string;
  /** Opening paragraphs. */
  intro: readonly string[];
  /** The block 'What to Expect', in order. */
  expectations: readonly { title: string; text: string }[];
  help: { title: string; topics: readonly string[] };
  /** Only where meeting online needs explaining. */
  benefits?: { title: string; points: readonly string[] };
  steps?: { title: string; points: readonly { title: string; text: string }[] };
  team: { title: string; members: readonly TherapistId[] };
  /** The label of the button to the contact page. */
  button: string;
};

export const services = [
  {
    slug: "individual-therapy",
    title: "Individual Therapy",
    description:
      "Talk one to one with a therapist who listens. Bring worry, low mood, stress, grief, or something that you cannot name yet.",
    requestValue: "individual",
    sessionMinutes: { min: 45, max: 60 },
    format: "One to one, in person or online",
    intro: [
      "Some things are hard to carry alone. In individual therapy, you talk with one therapist, in private, about what is on your mind. You do not have to prepare, and nothing is too small to bring.",
      "Perhaps you want to understand something, change something, or just be heard. We go at your pace. We cannot promise how you will feel in the end. We can promise to listen with care and to be honest with you.",
    ],
    expectations: [
      {
        title: "Your first session",
        text: "Your therapist asks what brought you here and what you hope for. You can ask questions too. Say as much or as little as you like. It is normal to be nervous, and it is fine to cry.",
      },
      {
        title: "The sessions after that",
        text: "Together you choose what to work on and how often to meet. Some sessions feel light, others heavy. Now and then you both look at what has helped. If you would like a different therapist, tell us. We will help you change.",
      },
      {
        title: "What stays private",
        text: "What you tell us stays with us. The law sets limits to this. If someone is in serious danger, or a child is being harmed, we may have to tell others. Whenever we can, we talk to you about it first.",
      },
      {
        title: "What we cannot do",
        text: "We are not an emergency service, and we do not prescribe medicine. If we think that a doctor could help, we say so. If you are in danger now, please use the numbers at the foot of this page.",
      },
    ],
    help: {
      title: "What you might bring",
      topics: [
        "Anxiety, worry and panic",
        "Low mood and depression",
        "Stress and tiredness from work or study",
        "Grief and loss",
        "Shame, self-doubt and harsh thoughts about yourself",
        "Loneliness and trouble with people close to you",
        "Big changes, such as a move, a new job or a break-up",
        "Painful memories that come back",
      ],
    },
    team: { title: "Meet the team", members: ["therapist-2", "therapist-5"] },
    button: "Book a Consultation",
  },
  {
    slug: "relationship-counseling",
    title: "Relationship Counseling",
    description:
      "For couples, and for anyone who wants to understand a relationship better. Time to talk, to listen and to find out what you both need.",
    requestValue: "relationship",
    sessionMinutes: { min: 60, max: 75 },
    format: "Couples or individuals, in person or online",
    intro: [
      "Being close to someone can be lovely, and it can hurt. Perhaps the same quarrel keeps coming back. Perhaps you have grown quiet with each other, or trust has been broken. You can come as a couple or on your own.",
      "You may be married, dating, living together or apart, and of any gender. We do not decide who is right, and we do not tell you to stay or to leave. We help you hear each other, so that you can decide for yourselves.",
    ],
    expectations: [
      {
        title: "Your first session",
        text: "Each of you says what brought you here and what you hope for. Your therapist keeps the talk fair, and slows it down when it gets heated. If you come alone, the time is all yours.",
      },
      {
        title: "The sessions after that",
        text: "You look at what happens between you, and try other ways to speak and to listen. There may be small things to practise at home. Some sessions are hard. We cannot promise that you will stay together.",
      },
      {
        title: "What stays private",
        text: "What you tell us stays with us, unless the law says otherwise, such as when someone is in serious danger. Before you start, your therapist explains what happens if one of you shares something alone.",
      },
      {
        title: "If you are afraid at home",
        text: "If your partner hurts you or frightens you, sessions together may not be right for now. Ask to talk to us alone first. We are not an emergency service. If you are in danger, please use the numbers at the foot of this page.",
      },
    ],
    help: {
      title: "What we can help with",
      topics: [
        "Quarrels that keep coming back",
        "Feeling distant, or lonely together",
        "Lies, an affair or broken trust",
        "Closeness, affection and sex",
        "Big decisions, such as marriage, children or a move",
        "Pressure from parents or in-laws",
        "Separation, divorce or a break-up",
        "Ending up in the same kind of relationship again",
      ],
    },
    team: { title: "Meet the team", members: ["therapist-3", "therapist-2"] },
    button: "Book a Consultation",
  },
  {
    slug: "family-therapy",
    title: "Family Therapy",
    description:
      "Sessions for several members of a family together. Everyone gets a turn to be heard, and nobody is treated as the problem.",
    requestValue: "family",
    sessionMinutes: { min: 60, max: 75 },
    format: "Several family members together, in person or online",
    intro: [
      "When one person in a family struggles, the others often feel it too. Voices get louder, doors close, or nobody talks about the thing that everyone knows. Here each of you has time to speak, with someone in the room who takes no sides.",
      "It need not be everyone. Parents, children, grandparents, brothers, sisters, a step-family: whoever is ready can start. We do not look for someone to blame. We look at how things go between you, and at what each of you could try.",
    ],
    expectations: [
      {
        title: "Who comes",
        text: "Tell us who is in your family and who would like to join. We help you plan the first session. If children take part, someone who works with children can join. We then use drawing, games and simple words.",
      },
      {
        title: "Your first session",
        text: "Everyone gets a turn to say how things look from their side. Nobody is made to talk. Your therapist makes room for quiet voices, and steps in when it gets too loud.",
      },
      {
        title: "The sessions after that",
        text: "You choose one or two things to do differently at home, and tell us how it went. At times we may meet only some of you. Old habits will come back now and then. That does not mean that it has failed.",
      },
      {
        title: "Privacy and limits",
        text: "What you tell us stays with us, unless the law says otherwise, such as when someone is in serious danger. With children and teenagers, we agree at the start what parents will hear. We are not an emergency service, and we do not prescribe medicine.",
      },
    ],
    help: {
      title: "What we can help with",
      topics: [
        "Quarrels between parents and teenagers",
        "Separation or divorce",
        "Living together in a joint family",
        "A new baby, a new partner or a step-family",
        "Caring for someone who is ill",
        "A death, or another loss that you share",
        "Silence, distance and old hurts",
        "Different wishes about study, work or marriage",
      ],
    },
    team: { title: "Meet the team", members: ["therapist-3", "therapist-2", "therapist-1"] },
    button: "Book a Consultation",
  },
  {
    slug: "child-therapy",
    title: "Child & Adolescent Therapy",
    description:
      "Play-based sessions for children and teenagers, with parents involved. For big feelings, fears, changes, and trouble at home or school.",
    requestValue: "child",
    sessionMinutes: 45,
    format: "Play-based, with parents involved",
    intro: [
      "Children often cannot say what is wrong. They show it: in tears, anger, stomach aches or bad dreams, or by going quiet. With us they can play, draw, build and tell stories. That is how children make sense of things, and it is how we listen to them.",
      "Teenagers can talk, draw, or do a bit of both. Asking for help does not mean that you have failed as a parent, or that something is wrong with your child. It means that you have noticed.",
    ],
    expectations: [
      {
        title: "First, we talk with you",
        text: "You tell us what you see at home, what you hear from school and what you hope for. We also help you tell your child about coming here. You could say: 'We are going to meet someone who helps with big feelings.'",
      },
      {
        title: "Your child's first session",
        text: "Your child looks around and picks something to do. You can stay close by if that helps. We do not give tests or push for answers. Some children start playing at once. Others need a few visits first.",
      },
      {
        title: "Along the way",
        text: "We meet you from time to time, to share what we notice and to find small things to try at home. Change can be slow, with good weeks and hard weeks. We do not prescribe medicine. If we think that a doctor should see your child, we tell you.",
      },
      {
        title: "Your child's privacy",
        text: "Children open up more when they know that we do not repeat every word. So we share the main points with you, not every detail. If your child is not safe, we act, and the law may ask us to tell others. In an emergency, please use the numbers at the foot of this page.",
      },
    ],
    help: {
      title: "What we can help with",
      topics: [
        "Fears, worries and bad sleep",
        "Anger, tantrums and big feelings",
        "Sadness, or going very quiet",
        "Exam stress, or not wanting to go to school",
        "Bullying and trouble with friends",
        "Separation, divorce or a new family",
        "The death of someone they love",
        "Growing up, self-doubt and questions about who they are",
      ],
    },
    team: { title: "Meet the therapist", members: ["therapist-1"] },
    button: "Book a Consultation",
  },
  {
    slug: "group-therapy",
    title: "Group Therapy",
    description:
      "Meet a small group of people who face something like what you face. Our therapists guide every session, and you choose how much to share.",
    requestValue: "group",
    sessionMinutes: 90,
    participants: { min: 6, max: 10 },
    format: "A small group, guided by our therapists",
    intro: [
      "It can be a relief to hear someone else say what you thought only you felt. In group therapy, a few people with a similar concern meet and talk. Facilitators, who are therapists from our team, guide the talk and look after the group.",
      "You do not have to be good at speaking to strangers. Listening is taking part, too. And there need not be a problem: in our growth circles, people meet to think about who they are and what they want next.",
    ],
    expectations: [
      {
        title: "Before you join",
        text: "First you talk to one of us alone. We ask what you are looking for and tell you which groups are open, since not every group runs all the time. If a group is not right for you now, we say so and suggest something else.",
      },
      {
        title: "Your first session",
        text: "You hear the rules of the group and say your first name. That is enough for a first day. You can always pass when it is your turn. The facilitators keep an eye on how everyone is doing.",
      },
      {
        title: "The sessions after that",
        text: "People tell each other how things are going. They try out new ways to speak and act, and are honest and kind with one another. Trust takes time. Some sessions will mean more to you than others.",
      },
      {
        title: "Privacy and limits",
        text: "What you tell us stays with us, unless the law says otherwise, such as when someone is in serious danger. We ask everyone in the group to keep things private too. We cannot control what they do, so share only what you are ready to share. A group is not a place for emergencies.",
      },
    ],
    help: {
      title: "What our groups are about",
      topics: [
        "Anxiety: worry, panic, fear of what others think",
        "Depression: low mood, little energy, little joy",
        "Grief and loss: missing someone or something",
        "Stress: too much, for too long",
        "Social skills: talking, listening, making friends",
        "Growth circles: getting to know yourself better",
      ],
    },
    team: { title: "Facilitators", members: ["therapist-2", "therapist-3", "therapist-5"] },
    button: "Join a Group",
  },
  {
    slug: "online-counseling",
    title: "Online Counseling",
    description:
      "Meet our therapists by video, or by phone if you prefer. Talk to us from wherever you are, on any device.",
    sessionMinutes: { min: 45, max: 75 },
    format: "By video, or by phone if you prefer",
    intro: [
      "Help should not depend on where you live, or on whether you can leave the house today. Online, you and your therapist meet by video. If you would rather not be seen, you can ask for a phone call instead.",
      "An online session is a real session. You talk, think and pause as you would in our rooms. Everyone on our team meets people online, so you can choose the person who seems right for you.",
    ],
    expectations: [
      {
        title: "A place to talk",
        text: "Find a spot where nobody can listen in. Your room, a parked car, or a quiet corner with headphones will do. If that is hard at home, tell us. We can look for a better time together.",
      },
      {
        title: "Your first session",
        text: "Your therapist asks where you are and whom to call in an emergency. You agree on what to do if the line drops. Then you talk about what brought you here. It may feel odd at first to talk to a screen. That is fine.",
      },
      {
        title: "What stays private",
        text: "What you tell us stays with us, just as it does in person. The law sets limits to this. If someone is in serious danger, or a child is being harmed, we may have to tell others.",
      },
      {
        title: "When online is not enough",
        text: "Some things work better face to face, such as play with small children. If we think that you need more than a screen can give, we say so. We are not an emergency service, and we do not prescribe medicine. If you are in danger now, please use the numbers at the foot of this page.",
      },
    ],
    help: {
      title: "What we can help with online",
      topics: [
        "Anxiety, worry and panic",
        "Low mood and loneliness",
        "Stress at work or in your studies",
        "Trouble in a relationship, or after a break-up",
        "Starting again in a new place",
        "Questions about your child or your family",
        "Not knowing what kind of help you need",
      ],
    },
    benefits: {
      title: "Why meet online",
      points: [
        "No travel, no traffic and no waiting room",
        "You are in a place that you know, with your own cup of tea",
        "You can live far away, or be out of town for a while",
        "It is easier to fit in around work, classes or children",
        "You can start even if leaving the house is hard",
        "You choose between video and a phone call",
      ],
    },
    steps: {
      title: "How It Works",
      points: [
        {
          title: "Book your session",
          text: "Use our contact form or give us a call. A line or two is enough to start.",
        },
        {
          title: "Receive a secure video link",
          text: "It comes by e-mail before your session. Please keep it to yourself.",
        },
        {
          title: "Join from any device",
          text: "A phone, a tablet or a computer will do. Open the link and allow sound and camera.",
        },
        {
          title: "Connect at the scheduled time",
          text: "Your therapist meets you there, or rings you if you chose a phone call. Now the time is yours.",
        },
      ],
    },
    // Everybody meets people online.
    team: { title: "Meet the team", members: therapists.map(({ id }) => id) },
    button: "Book Online Session",
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]["slug"];

/** The seventh card of the services list, which leads to the workshops. */
export const workshopsCard = {
  title: "Workshops & Programs",
  description:
    "Learn about feelings and relationships together with others. There are playful clubs for children and workshops for adults.",
} as const;
