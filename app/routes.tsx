import type { ReactNode } from "react";
import { portraitFile } from "./components/portrait";
import { articles } from "./content/articles";
import { pages } from "./content/pages";
import { services } from "./content/services";
import { therapists } from "./content/therapists";
import { workshops } from "./content/workshops";
import { formatLongDay } from "./lib/dates";
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

export type Route = {
  path: string;
  title: string;
  description: string;
  page: ReactNode;
  /** The page's own heading, which its social picture shows. */
  heading: string;
  /** A few words above it, if these are not the title: a person's role, a date. */
  eyebrow?: string;
  /** Files in `app/` that show what the page is about: one, or a few that stand for a list. */
  pictures: readonly string[];
  /** What social networks call it; without one, it is part of a website. */
  openGraphType?: "article" | "profile";
  /** Some script has to be ready to wake its form. */
  hasForm?: boolean;
  /** Where the page has its home, if this is only another address of it. */
  canonical?: Path;
  /** Search engines are asked to leave a page out by `false`. */
  indexable?: boolean;
};

/** Every URL of the site. Any other is the not-found page. */
export const routes: readonly Route[] = [
  { path: "/", ...pages.home, pictures: drawings("hero"), page: <HomePage /> },
  { path: "/about", ...pages.about, pictures: drawings("about"), page: <AboutPage /> },
  {
    path: "/services",
    ...pages.services,
    pictures: drawings(...services.map(({ slug }) => slug)),
    page: <ServicesPage />,
  },
  ...services.map(serviceRoute),
  {
    path: "/therapists",
    ...pages.therapists,
    pictures: therapists.map(portraitFile),
    page: <TherapistsPage />,
  },
  ...therapists.map(therapistRoute),
  {
    path: "/blogs",
    ...pages.articles,
    pictures: drawings(...articles.map(({ slug }) => slug)),
    page: <ArticlesPage />,
  },
  ...articles.map(articleRoute),
  {
    path: "/workshops",
    ...pages.workshops,
    pictures: drawings("workshops"),
    page: <WorkshopsPage />,
  },
  ...workshops.flatMap(workshopRoutes),
  {
    path: "/contact",
    ...pages.contact,
    pictures: drawings("contact"),
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

export const notFound: Route = {
  path: "/404",
  ...pages.notFound,
  pictures: drawings("not-found"),
  indexable: false,
  page: <NotFoundPage />,
};

/** Pages about one thing have a drawing named by its slug. */
function drawings(...names: string[]) {
  return names.map((name) => `drawings/${name}.svg`);
}

function serviceRoute(service: (typeof services)[number]): Route {
  const { slug, title, description } = service;
  return {
    path: `/services/${slug}`,
    title,
    description,
    heading: title,
    eyebrow: pages.services.eyebrowOfEach,
    pictures: drawings(slug),
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
    pictures: [portraitFile(therapist)],
    openGraphType: "profile",
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
    pictures: drawings(slug),
    openGraphType: "article",
    page: <ArticlePage article={article} />,
  };
}

/** A workshop may have earlier addresses, which show the same page. */
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
    pictures: drawings(slug),
    page: <WorkshopPage workshop={workshop} />,
  }));
}
