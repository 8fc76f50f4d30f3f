import { articles } from "./articles";
import { pages } from "./pages";
import { services } from "./services";
import { workshops } from "./workshops";

const { home, about, services: servicesPage, therapists, articles: articlesPage } = pages;

/**
 * What people call a page that has another name, by its path. Somebody who types one of these into
 * the address bar is asked whether they meant that page.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "/": home.otherNames,
  "/about": about.otherNames,
  "/services": servicesPage.otherNames,
  ...Object.fromEntries(services.map(({ slug, otherNames }) => [`/services/${slug}`, otherNames])),
  "/therapists": therapists.otherNames,
  "/blogs": articlesPage.otherNames,
  ...Object.fromEntries(articles.map(({ slug, otherNames }) => [`/blogs/${slug}`, otherNames])),
  "/workshops": pages.workshops.otherNames,
  ...Object.fromEntries(
    workshops.map(({ slug, otherNames }) => [`/workshops/${slug}`, otherNames]),
  ),
  "/contact": pages.contact.otherNames,
  "/appointments": pages.appointments.otherNames,
};
