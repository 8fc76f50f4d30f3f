import type { ReactNode } from "react";
import { articles } from "./content/articles";
import { pages } from "./content/pages";
import { services } from "./content/services";
import { therapists } from "./content/therapists";
import { workshops } from "./content/workshops";
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
  /** Where the page has its home, if this is only another address of it. */
  canonical?: Path;
  /** Search engines are asked to leave a page out by `false`. */
  indexable?: boolean;
};

/** Every URL of the site. Any other is the not-found page. */
export const routes: readonly Route[] = [
  { path: "/", ...pages.home, page: <HomePage /> },
  { path: "/about", ...pages.about, page: <AboutPage /> },

  { path: "/services", ...pages.services, page: <ServicesPage /> },
  ...services.map((service) => ({
    path: `/services/${service.slug}`,
    title: service.title,
    description: service.description,
    page: <ServicePage service={service} />,
  })),

  { path: "/therapists", ...pages.therapists, page: <TherapistsPage /> },
  ...therapists.map((therapist) => ({
    path: therapistPath(therapist),
    title: `${therapist.name}, ${therapist.role}`,
    description: therapist.description,
    page: <TherapistPage therapist={therapist} />,
  })),

  { path: "/blogs", ...pages.articles, page: <ArticlesPage /> },
  ...articles.map((article) => ({
    path: `/blogs/${article.slug}`,
    title: article.title,
    description: article.excerpt,
    page: <ArticlePage article={article} />,
  })),

  { path: "/workshops", ...pages.workshops, page: <WorkshopsPage /> },
  ...workshops.flatMap((workshop) =>
    [workshop.slug, ...("alsoAt" in workshop ? workshop.alsoAt : [])].map((slug) => ({
      path: `/workshops/${slug}`,
      canonical: `/workshops/${workshop.slug}` as const,
      title: workshop.title,
      description: workshop.description,
      page: <WorkshopPage workshop={workshop} />,
    })),
  ),

  { path: "/contact", ...pages.contact, page: <ContactPage /> },
  { path: "/appointments", ...pages.appointments, page: <AppointmentsPage /> },
];

export const notFound: Route = {
  path: "/404",
  ...pages.notFound,
  indexable: false,
  page: <NotFoundPage />,
};
