import { practice } from "./practice";

const { neighbourhood, city } = practice.address;

/** The words of each screen that belong to no one service, person, workshop or article. */
export const pages = {
  home: {
    title: `Counselling and therapy in Green Park, ${city}`,
    description: `Kind, experienced counselling for individuals, couples, families and children in ${neighbourhood}, ${city}, and online. Ask for a session or a free first call.`,
    eyebrow: practice.tagline,
    heading: "Your Journey to Mental Wellness",
    intro: `Counselling and therapy in Green Park, ${city}, and online. Talk with someone who listens, at a time that suits you, for as long as you need.`,
    promise: [
      {
        title: "Your Time",
        text: "Flexible scheduling, from early morning to late evening. Choose a slot that fits your day.",
        icon: "clock",
      },
      {
        title: "Your Space",
        text: "Online or in person. In our rooms in Green Park, or from wherever you feel at ease.",
        icon: "window",
      },
      {
        title: "Your Pace",
        text: "No fixed programme. We go as slowly, or as far, as feels right to you.",
        icon: "wave",
      },
    ],
    services: {
      title: "What brings you here?",
      intro:
        "You do not need the right words. Start where it feels closest; we can change course later.",
    },
    team: {
      title: "Who you would talk to",
      intro:
        "Each of us works a little differently. If the first person does not fit, changing is fine.",
    },
    start: {
      title: "How it starts",
      steps: [
        {
          title: "You ask",
          text: "Send a session request, write to us or call. A few lines are enough.",
        },
        {
          title: "We answer",
          text: `A person reads what you wrote and gets back to you within ${practice.responseHours} hours.`,
        },
        {
          title: "We talk",
          text: `If you are unsure, begin with a free ${practice.freeConsultation.minutes}-minute call by ${practice.freeConsultation.by}. You decide whether to go on.`,
        },
      ],
    },
  },

  about: {
    title: "About us",
    description: `Who we are and how we work: a small counselling practice in ${neighbourhood}, ${city}. Meet the people who listen.`,
    heading: "Welcome. You can put things down here.",
    welcome: [
      `${practice.name} is a small counselling practice in ${neighbourhood}, ${city}. People come to us when they cannot sleep, when a marriage has gone quiet, or when a child has changed. Some come when life looks fine from outside and does not feel so.`,
      "We listen first. Then we think with you about what would help, and say honestly if that is something we can do. Some people come for a few sessions, some for longer. Nobody is hurried, and nobody is kept.",
      "You do not have to be in crisis to come, and you do not have to know what is wrong. Feeling that something is hard is reason enough.",
    ],
    valuesTitle: "What you can count on",
    values: [
      {
        title: "Compassionate Care",
        text: "You will be met with warmth and without blame, whatever you bring. Shame grows in silence; we make it easier to speak.",
        icon: "heart",
      },
      {
        title: "Confidential & Safe",
        text: "What you say stays between you and your therapist. The law sets a few limits, and we explain them before we begin.",
        icon: "lock",
      },
      {
        title: "Expert Therapists",
        text: "Trained psychologists who keep learning and talk their work through with one another, so that you get more than one pair of eyes.",
        icon: "people",
      },
      {
        title: "Holistic Approach",
        text: "Sleep, work, family, body, faith and money all touch the mind. We look at the whole of your life, not at one symptom.",
        icon: "leaf",
      },
    ],
    commitment: {
      title: "Our Commitment to You",
      points: [
        "We tell you what we think in plain words, and what we do not know.",
        "We agree with you what we are working on, and look together at whether it helps.",
        "We tell you when another kind of help, such as a doctor, would serve you better, and help you find it.",
        "We keep no more about you than we need.",
        "You may stop, pause or change therapist at any time. You do not owe us a reason.",
      ],
    },
    next: {
      title: "Come as you are",
      text: "Read who we are and how each of us works, and choose the person you would find it easiest to talk to.",
      button: "Meet our therapists",
    },
  },

  services: {
    title: "Our services",
    description: `Individual, relationship, family, child and group therapy in ${neighbourhood}, ${city}, and online. See what each is like and who you would meet.`,
    heading: "Help that fits what you carry",
    intro:
      "Each kind of session has its own length, people and way of working. If you are not sure which is yours, tell us a little and we will think with you.",
    consultation: {
      title: "Not sure where to begin?",
      text: `Talk to us for ${practice.freeConsultation.minutes} minutes by ${practice.freeConsultation.by}. It is free and commits you to nothing.`,
      button: "Ask for a free consultation",
    },
    /** Above the title of each service, where its page is shared. */
    eyebrowOfEach: `Counselling in Green Park, ${city}`,
    /** The last words of each service's page. */
    next: {
      title: "The first step can be small",
      text: "Write us a line or call. You can ask anything before you decide, and asking commits you to nothing.",
    },
  },

  therapists: {
    title: "Our therapists",
    description: `Meet the people of ${practice.name}: what each is good at, whom they see and how they work.`,
    heading: "People who listen for a living",
    intro:
      "Each of us works a little differently. Read how, and choose the person you would find it easiest to talk to. If it does not fit, changing is fine.",
    listTitle: "The team",
  },

  articles: {
    title: "Articles",
    description:
      "Careful, plain articles about mental health and everyday wellbeing, with their sources and the date we last checked them.",
    heading: "Things worth knowing, in plain words",
    intro:
      "Written by us, with sources you can follow. They do not replace a talk with someone who knows you.",
    disclaimer:
      "This article gives general information. It cannot know your situation and does not replace advice from a doctor or therapist who does.",
    next: {
      title: "Would it help to talk?",
      text: "You do not need to be sure, and you do not need the right words. Write to us, and we will think with you about what comes next.",
      button: "Contact us",
    },
  },

  workshops: {
    title: "Workshops",
    description: `Workshops for children and adults in South Delhi: an emotions club for children, and an evening on love and balance for adults.`,
    heading: "Learn with others, a few hours at a time",
    intro:
      "Small groups, warm rooms and things to try out. You do not need to be a client of ours to come.",
    custom: {
      title: "A workshop of your own?",
      text: "We plan sessions for schools, colleges and workplaces. Tell us who it is for and what is on people's minds.",
      button: "Request Custom Workshop",
    },
    /** Above the title of each workshop without a date, where its page is shared. */
    eyebrowOfEach: "Workshop",
    /** The headings of each kind of workshop page. */
    club: {
      about: "About the club",
      outcomes: "What your child will learn",
      activities: "What we do",
      facilitators: "Who leads the club",
      button: "Enroll Your Child",
      next: "Write to us to save a place or to ask for the next date. We answer every question.",
    },
    course: {
      about: "About",
      learn: "What You'll Learn",
      components: "Workshop Components",
      attendees: "Who Should Attend",
      facilitators: "Meet Your Workshop Facilitators",
      button: "Register Now",
      next: "Write to us to save a place or to ask for the next date. Come alone, or bring someone.",
    },
    datedClub: {
      details: "Workshop Details",
      fee: "Registration fee",
      experiences: "What Your Child Will Experience",
      reasons: "Why Your Child Should Attend",
      calendar: "Add the date to your calendar",
      button: "Register Now",
    },
  },

  contact: {
    title: "Contact us",
    description: `Call, write or visit ${practice.name} in ${neighbourhood}, ${city}. We answer within ${practice.responseHours} hours and keep what you tell us confidential.`,
    heading: "Say hello, in whatever words you have",
    intro:
      "One line is enough. You can ask a question, ask for a call, or tell us what is going on.",
    consultation: {
      title: "Free first call",
      text: `A free ${practice.freeConsultation.minutes}-minute introductory consultation by ${practice.freeConsultation.by}. Ask anything, get a feel for us, and decide later.`,
    },
    detailsTitle: "Reach us",
    formTitle: "Send us a message",
    note: `We typically respond within ${practice.responseHours} hours, and keep your information confidential.`,
  },

  appointments: {
    title: "Book a session",
    description: `Ask for a session with ${practice.name}, in person in ${neighbourhood} or online. We answer within ${practice.responseHours} hours.`,
    heading: `Ask for a session at ${practice.name}`,
    intro:
      "A few questions help us find the right person and time for you. It takes about five minutes. Write as much or as little as you like; we can talk about the rest when we meet.",
    privacy:
      "What you tell us here is confidential. Only the people who arrange and hold your session may read it.",
    note: `Our team responds within ${practice.responseHours} hours.`,
    reach: "Would you rather talk or write to us?",
  },

  notFound: {
    title: "Page not found",
    description: "This page does not exist.",
    heading: "404",
    text: "Oops! Page not found",
    kindLine:
      "The chair is empty, but you are not in the wrong place. Let us find what you were looking for.",
    link: "Back to the home page",
    /** Above the pages that are nearest to the address, if any are near. */
    suggestions: "Did you mean …",
  },
} as const;
