import { folder } from "virtual:content";
import type { ReactNode } from "react";
import { articles } from "./content/articles";
import { pages } from "./content/pages";
import { practice } from "./content/practice";
import { services } from "./content/services";
import { therapists } from "./content/therapists";
import { workshops } from "./content/workshops";
import { formatLongDay } from "./lib/dates";
import { sections } from "./lib/navigation";
import { type Path, therapistPath } from "./lib/paths";
import { AboutPage } from "./pages/about";
import { AppointmentsPage } from "./pages/appointments";
import { ArticlePage } from "./pages/article";
import { ArticlesPage } from "./pages/articles";
import { ContactPage } from "./pages/contact";
import { HomePage } from "./pages/home";
import { NotFoundPage } from "./pages/not-found";
import { ServicePage } from "./pages/service";
import { ServicesPage } from "./pages/services";
import { TherapistPage } from "./pages/therapist";
import { TherapistsPage } from "./pages/therapists";
import { WorkshopPage } from "./pages/workshop";
import { WorkshopsPage } from "./pages/workshops";
import type { DescribedPage } from "./seo/graph";
import { practiceNode } from "./seo/practice";
import { listNode, personNode, postingNode, serviceNode, workshopNode } from "./seo/things";

export type Route = DescribedPage & {
  description: string;
  page: ReactNode;
  /** The page's own heading, which its social picture shows. */
  heading: string;
  /** A few words above it, if these are not the title: a person's role, a date. */
  eyebrow?: string;
  /** Files that show what the page is about: one, or a few that stand for a list. */
  pictures: readonly string[];
  /** What social networks call it; without one, it is part of a website. */
  openGraphType?: "article" | "profile";
  /** The page holds a form, which is hydrated once somebody reaches for it. */
  hasForm?: boolean;
  /** The page can be passed on with a button. */
  hasShare?: boolean;
  /** Where the page has its home, if this is only another URL of it. */
  canonical?: Path;
  /** Search engines are asked to leave a page out by `false`. */
  indexable?: boolean;
};

/** Every URL of the site. Any other is the not-found page. */
const allRoutes: readonly Route[] = [
  {
    path: "/",
    ...pages.home,
    updated: latest(pages.home, practice, ...services, ...therapists, ...workshops),
    pictures: drawings("hero"),
    mainEntity: () => practiceNode,
    page: <HomePage />,
  },
  {
    path: "/about",
    ...pages.about,
    pictures: drawings("about"),
    pageType: "AboutPage",
    mainEntity: () => practiceNode,
    page: <AboutPage />,
  },
  {
    path: "/services",
    ...pages.services,
    updated: latest(pages.services, ...services),
    pictures: services.map(pictureFile),
    pageType: "CollectionPage",
    mainEntity: () =>
      listNode(
        "/services",
        services.map(({ slug }) => `/services/${slug}`),
      ),
    page: <ServicesPage />,
  },
  ...services.map(serviceRoute),
  {
    path: "/therapists",
    ...pages.therapists,
    updated: latest(pages.therapists, ...therapists),
    pictures: therapists.map(pictureFile),
    pageType: "CollectionPage",
    mainEntity: () => listNode("/therapists", therapists.map(therapistPath)),
    page: <TherapistsPage />,
  },
  ...therapists.map(therapistRoute),
  {
    path: "/blogs",
    ...pages.articles,
    updated: latest(pages.articles, ...articles),
    pictures: articles.map(pictureFile),
    pageType: "CollectionPage",
    mainEntity: () =>
      listNode(
        "/blogs",
        articles.map(({ slug }) => `/blogs/${slug}`),
      ),
    page: <ArticlesPage />,
  },
  ...articles.map(articleRoute),
  {
    path: "/workshops",
    ...pages.workshops,
    updated: latest(pages.workshops, ...workshops),
    pictures: drawings("workshops"),
    pageType: "CollectionPage",
    mainEntity: () =>
      listNode(
        "/workshops",
        workshops.map(({ slug }) => `/workshops/${slug}`),
      ),
    page: <WorkshopsPage />,
  },
  ...workshops.flatMap(workshopRoutes),
  {
    path: "/contact",
    ...pages.contact,
    pictures: drawings("contact"),
    pageType: "ContactPage",
    mainEntity: () => practiceNode,
    hasForm: true,
    page: <ContactPage />,
  },
  {
    path: "/appointments",
    ...pages.appointments,
    pictures: drawings("appointments"),
    hasForm: true,
    page: <AppointmentsPage />,
  },
];

/** Without the lists of which a practice has nothing to show. */
export const routes = allRoutes.filter(({ path }) => {
  return Object.values(sections).every(({ to, isThere }) => isThere || to !== path);
});

export const notFound: Route = {
  path: "/404",
  ...pages.notFound,
  pictures: drawings("not-found"),
  indexable: false,
  page: <NotFoundPage />,
};

/** Whether a page has its home at its URL, and not at another. */
export function isCanonical({ path, canonical }: Route) {
  return canonical === undefined || canonical === path;
}

function drawings(...names: string[]) {
  return names.map((name) => `app/drawings/${name}.svg`);
}

function pictureFile({ picture }: { picture: string }) {
  return `${folder}/${picture}`;
}

/** The last day on which one of these changed. ISO days sort as text. */
function latest(...things: readonly { updated: string }[]) {
  return (
    things
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? ""
  );
}

function serviceRoute(service: (typeof services)[number]): Route {
  const { slug, title, description } = service;
  return {
    path: `/services/${slug}`,
    title,
    description,
    heading: title,
    eyebrow: pages.services.eyebrowOfEach,
    updated: service.updated,
    pictures: [pictureFile(service)],
    mainEntity: () => serviceNode(service),
    page: <ServicePage service={service} />,
  };
}

function therapistRoute(therapist: (typeof therapists)[number]): Route {
  const { name, role, description } = therapist;
  return {
    path: therapistPath(therapist),
    title: `${name}, ${role}`,
    description,
    heading: name,
    eyebrow: role,
    pictures: [pictureFile(therapist)],
    openGraphType: "profile",
    updated: therapist.updated,
    pageType: "ProfilePage",
    mainEntity: () => personNode(therapist),
    page: <TherapistPage therapist={therapist} />,
  };
}

function articleRoute(article: (typeof articles)[number]): Route {
  const { slug, title, excerpt, category, readMinutes } = article;
  return {
    path: `/blogs/${slug}`,
    title,
    description: excerpt,
    heading: title,
    eyebrow: `${category} · ${readMinutes} min read`,
    pictures: [pictureFile(article)],
    openGraphType: "article",
    hasShare: true,
    updated: article.updated,
    lastReviewed: article.lastReviewed,
    mainEntity: () => postingNode(article),
    page: <ArticlePage article={article} />,
  };
}

/** A workshop may have earlier URLs, which show the same page. */
function workshopRoutes(workshop: (typeof workshops)[number]): Route[] {
  const { slug, title, description } = workshop;
  const isDated = workshop.kind === "dated-club";
  return [slug, ...(isDated ? workshop.alsoAt : [])].map((address) => ({
    path: `/workshops/${address}`,
    canonical: `/workshops/${slug}`,
    title,
    description,
    heading: title,
    eyebrow: isDated ? formatLongDay(workshop.startsAt) : pages.workshops.eyebrowOfEach,
    updated: workshop.updated,
    pictures: [pictureFile(workshop)],
    hasShare: true,
    mainEntity: (now) => workshopNode(workshop, now),
    page: <WorkshopPage workshop={workshop} />,
  }));
}
