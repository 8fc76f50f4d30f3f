export type Source = {
  /** Who wrote or published it. */
  author: string;
  title: string;
  /** The journal, book or site, where it is not the author. */
  publication?: string;
  year: number;
  url: `https://${string}`;
};

export type Article = {
  slug: string;
  title: string;
  /** For cards and search results, one or two sentences. */
  excerpt: string;
  /** A file in `app/drawings`, without `.svg`, if it is not named like the slug. */
  drawing?: string;
  category: "Mental Health" | "Wellness";
  /** ISO day of publication. */
  date: string;
  /** Minutes at 200 to 230 words each; a test holds the text to it. */
  readMinutes: number;
  /** ISO days. */
  lastReviewed: string;
  nextReview: string;
  sources: readonly Source[];
};

export const articles = [
  {
    slug: "schizophrenia-guide",
    title: "Schizophrenia: a plain guide for you and your family",
    excerpt:
      "What schizophrenia is, what treatment can do, how to help at home and what the law gives you. For people who have it and for those who love them.",
    category: "Mental Health",
    date: "2025-10-15",
    readMinutes: 6,
    lastReviewed: "2026-11-01",
    nextReview: "2027-05-01",
    sources: [
      {
        author: "World Health Organization",
        title: "Schizophrenia: fact sheet",
        year: 2022,
        url: "https://www.who.int/news-room/fact-sheets/detail/schizophrenia",
      },
      {
        author: "Fazel S, Gulati G, Linsell L, Geddes JR, Grann M",
        title: "Schizophrenia and violence: systematic review and meta-analysis",
        publication: "PLoS Medicine",
        year: 2009,
        url: "https://doi.org/10.1371/journal.pmed.1000120",
      },
      {
        author: "National Institute for Health and Care Excellence (NICE)",
        title: "Psychosis and schizophrenia in adults: prevention and management (CG178)",
        year: 2014,
        url: "https://www.nice.org.uk/guidance/cg178",
      },
      {
        author: "Jauhar S, Johnstone M, McKenna PJ",
        title: "Schizophrenia",
        publication: "The Lancet",
        year: 2022,
        url: "https://doi.org/10.1016/S0140-6736(21)01730-X",
      },
      {
        author: "Chatterjee S, Naik S, John S, et al.",
        title:
          "Effectiveness of a community-based intervention for people with schizophrenia and their caregivers in India (COPSI): a randomised controlled trial",
        publication: "The Lancet",
        year: 2014,
        url: "https://doi.org/10.1016/S0140-6736(13)62629-X",
      },
      {
        author: "Parliament of India",
        title: "The Mental Healthcare Act, 2017",
        publication: "India Code",
        year: 2017,
        url: "https://www.indiacode.nic.in/handle/123456789/2249",
      },
    ],
  },
  {
    slug: "hustle-culture",
    title: "When rest feels like failing: hustle culture and your worth",
    excerpt:
      "Why it is so hard to stop, what long hours do to you, and small ways to rest without guilt. For anyone whose working day never quite ends.",
    category: "Wellness",
    date: "2025-10-10",
    readMinutes: 5,
    lastReviewed: "2026-11-01",
    nextReview: "2027-05-01",
    sources: [
      {
        author: "Pega F, Náfrádi B, Momen NC, et al.",
        title:
          "Global, regional, and national burdens of ischemic heart disease and stroke attributable to exposure to long working hours for 194 countries, 2000–2016",
        publication: "Environment International",
        year: 2021,
        url: "https://doi.org/10.1016/j.envint.2021.106595",
      },
      {
        author: "Watson NF, Badr MS, Belenky G, et al.",
        title:
          "Recommended amount of sleep for a healthy adult: a joint consensus statement of the American Academy of Sleep Medicine and Sleep Research Society",
        publication: "Journal of Clinical Sleep Medicine",
        year: 2015,
        url: "https://doi.org/10.5664/jcsm.4758",
      },
      {
        author: "World Health Organization",
        title: "Burn-out an 'occupational phenomenon': International Classification of Diseases",
        year: 2019,
        url: "https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases",
      },
      {
        author: "Maslach C, Leiter MP",
        title:
          "Understanding the burnout experience: recent research and its implications for psychiatry",
        publication: "World Psychiatry",
        year: 2016,
        url: "https://doi.org/10.1002/wps.20311",
      },
      {
        author: "Crocker J, Park LE",
        title: "The costly pursuit of self-esteem",
        publication: "Psychological Bulletin",
        year: 2004,
        url: "https://doi.org/10.1037/0033-2909.130.3.392",
      },
      {
        author: "Sonnentag S, Fritz C",
        title:
          "Recovery from job stress: the stressor-detachment model as an integrative framework",
        publication: "Journal of Organizational Behavior",
        year: 2015,
        url: "https://doi.org/10.1002/job.1924",
      },
      {
        author: "World Health Organization",
        title: "WHO guidelines on mental health at work",
        year: 2022,
        url: "https://www.who.int/publications/i/item/9789240053052",
      },
    ],
  },
] as const satisfies readonly Article[];

export type ArticleSlug = (typeof articles)[number]["slug"];
