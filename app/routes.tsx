import type { ReactNode } from "react";
import finderScript from "./browser/finder.ts?script";
import notFoundPageScript from "./browser/not-found-page.ts?script";
import shareScript from "./browser/share.ts?script";
import { ButtonLink } from "./components/button";
import { finderQuestions } from "./components/finder";
import type { Article } from "./content/articles";
import { entryPath, type Path, pagePaths } from "./content/paths";
import type { Service } from "./content/services";
import type { Site } from "./content/site";
import type { Therapist } from "./content/therapists";
import type { Workshop } from "./content/workshops";
import { sections } from "./lib/navigation";
import { AboutPage } from "./pages/about";
import { AppointmentsPage } from "./pages/appointments";
import { ArticlePage } from "./pages/article";
import { ArticlesPage } from "./pages/articles";
import { ContactPage } from "./pages/contact";
import { HomePage } from "./pages/home";
import { NotFoundPage } from "./pages/not-found";
import { ServicePage } from "./pages/service";
import { ServicesPage } from "./pages/services";
import { BookLink, TherapistPage } from "./pages/therapist";
import { TherapistsPage } from "./pages/therapists";
import { UnavailablePage } from "./pages/unavailable";
import { WorkshopButton, WorkshopPage } from "./pages/workshop";
import { WorkshopsPage } from "./pages/workshops";
import type { DescribedPage } from "./seo/graph";
import { practiceNode } from "./seo/practice";
import { listNode, personNode, postingNode, serviceNode, workshopNode } from "./seo/things";

export type Route = DescribedPage & {
  description: string;
  page: ReactNode;
  heading: string;
  /** Script for this page only, in addition to the one that every page has. */
  script?: string;
  /** Picture that is shown where someone shares the page: a file of the content, or our drawing. */
  picture: string;
  /** Open Graph type. Without one, the page is part of a website. */
  openGraphType?: "article" | "profile";
  /** True if the page has a form, which hydrates when the visitor reaches for it. */
  hasForm?: boolean;
  /** Words of the link to the page above, instead of breadcrumbs. */
  back?: string;
  /** Button for the next step, if it isn't booking a session. */
  nextStep?: ReactNode;
  /** Look of the whole page, its margins included. */
  mood?: "play" | undefined;
  /** Path of the canonical page, if this is another URL of it. */
  canonical?: Path;
  /** Search engines are asked to leave a page out by `false`. */
  indexable?: boolean;
};

/** Every URL of the site. Any other URL gets the not-found page. */
function allRoutes(site: Site): readonly Route[] {
  return [
    {
      path: pagePaths.home,
      ...headOf(site.pages.home),
      updated: latest(
        site.pages.home,
        site.practice,
        ...site.services,
        ...site.therapists,
        ...site.workshops,
      ),
      picture: drawing("hero"),
      mainEntity: practiceNode(site),
      page: <HomePage />,
    },
    {
      path: pagePaths.about,
      ...headOf(site.pages.about),
      picture: drawing("about"),
      pageType: "AboutPage",
      mainEntity: practiceNode(site),
      page: <AboutPage />,
    },
    {
      ...listOf(site, "services", site.services),
      page: <ServicesPage />,
    },
    ...site.services.map((service) => serviceRoute(site, service)),
    {
      ...listOf(site, "therapists", site.therapists),
      script: finderQuestions(site).length > 0 ? finderScript : "",
      page: <TherapistsPage />,
    },
    ...site.therapists.map((therapist) => therapistRoute(site, therapist)),
    {
      ...listOf(site, "articles", site.articles),
      page: <ArticlesPage />,
    },
    ...site.articles.map((article) => articleRoute(site, article)),
    {
      ...listOf(site, "workshops", site.workshops),
      picture: drawing("workshops"),
      page: <WorkshopsPage />,
    },
    ...site.workshops.flatMap((workshop) => workshopRoutes(site, workshop)),
    {
      path: pagePaths.contact,
      ...headOf(site.pages.contact),
      picture: drawing("contact"),
      pageType: "ContactPage",
      mainEntity: practiceNode(site),
      hasForm: true,
      page: <ContactPage />,
    },
    {
      path: pagePaths.appointments,
      ...headOf(site.pages.appointments),
      picture: drawing("appointments"),
      hasForm: true,
      page: <AppointmentsPage />,
    },
  ];
}

/** Returns all routes of a site, except lists that would be empty. */
export function routes(site: Site) {
  return allRoutes(site).filter(({ path }) => {
    return Object.values(sections(site)).every(({ to, isThere }) => isThere || to !== path);
  });
}

export function notFound(site: Site): Route {
  return {
    path: "/404",
    ...headOf(site.pages.notFound),
    picture: drawing("not-found"),
    indexable: false,
    script: notFoundPageScript,
    page: <NotFoundPage />,
  };
}

/** Web servers show this page if the inbox doesn't answer. Only a site that delivers has it. */
export function unavailable(site: Site): Route {
  return {
    path: "/unavailable",
    title: site.forms.sending.failed.title,
    description: site.forms.sending.failed.later,
    heading: site.forms.sending.failed.title,
    updated: "",
    picture: drawing("not-found"),
    indexable: false,
    page: <UnavailablePage />,
  };
}

/** True if a route is the canonical URL of its page. */
export function isCanonical({ path, canonical }: Route) {
  return canonical === undefined || canonical === path;
}

/** Returns the fields of an entry that a page's head shows. */
function headOf({ title, description, heading, updated }: Pick<Route, HeadField>) {
  return { title, description, heading, updated };
}

type HeadField = "title" | "description" | "heading" | "updated";

function drawing(name: string) {
  return `app/drawings/${name}.svg`;
}

/** The last day on which one of these changed. ISO days sort as text. */
function latest(...things: readonly { updated: string }[]) {
  const days = things.map(({ updated }) => updated);
  return days.toSorted().at(-1) ?? "";
}

type Things = Parameters<typeof listNode>[2] & readonly { picture: string; updated: string }[];

/** A list's page counts as changed when one of its entries has. */
function listOf(
  site: Site,
  name: "services" | "therapists" | "articles" | "workshops",
  things: Things,
) {
  return {
    path: pagePaths[name],
    ...headOf(site.pages[name]),
    updated: latest(site.pages[name], ...things),
    picture: things[0] ? things[0].picture : drawing("about"),
    pageType: "CollectionPage",
    mainEntity: listNode(site, pagePaths[name], things),
  } as const;
}

function serviceRoute(site: Site, service: Service): Route {
  return {
    path: service.path,
    ...headOf({ ...service, heading: service.title }),
    picture: service.picture,
    mainEntity: serviceNode(site, service),
    page: <ServicePage service={service} />,
    nextStep: <ButtonLink to="/contact">{service.button}</ButtonLink>,
  };
}

function therapistRoute(site: Site, therapist: Therapist): Route {
  const { name, role } = therapist;
  return {
    path: therapist.path,
    ...headOf({ ...therapist, title: `${name}, ${role}`, heading: name }),
    picture: therapist.picture,
    openGraphType: "profile",
    pageType: "ProfilePage",
    mainEntity: personNode(site, therapist),
    back: site.words.people.back,
    page: <TherapistPage therapist={therapist} />,
    nextStep: <BookLink therapist={therapist} short />,
  };
}

function articleRoute(site: Site, article: Article): Route {
  const { title, excerpt, lastReviewed, reviewer } = article;
  return {
    path: article.path,
    ...headOf({ ...article, description: excerpt, heading: title }),
    lastReviewed,
    reviewer,
    picture: article.picture,
    openGraphType: "article",
    mainEntity: postingNode(site, article),
    script: shareScript,
    page: <ArticlePage article={article} />,
  };
}

/** A workshop may have earlier URLs, which show the same page. */
function workshopRoutes(site: Site, workshop: Workshop): Route[] {
  const { path: canonical } = workshop;
  const isDated = workshop.kind === "dated-club";
  const earlier = isDated ? workshop.alsoAt.map((name) => entryPath("workshops", name)) : [];
  return [canonical, ...earlier].map((path) => ({
    path,
    canonical,
    ...headOf({ ...workshop, heading: workshop.title }),
    picture: workshop.picture,
    mainEntity: workshopNode(site, workshop),
    script: shareScript,
    mood: workshop.kind === "course" ? undefined : "play",
    page: <WorkshopPage workshop={workshop} />,
    nextStep: <WorkshopButton workshop={workshop} />,
  }));
}
