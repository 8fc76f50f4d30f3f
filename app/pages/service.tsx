import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { NextStepBar } from "../components/next-step";
import { pages } from "../content/pages";
import type { Service } from "../content/services";
import { BlocksPage } from "./service-blocks";
import { FacingPage } from "./service-facing";
import { LetterPage } from "./service-letter";
import { RugPage } from "./service-rug";
import { ScreenPage } from "./service-screen";
import { TablePage } from "./service-table";

/** What a service is like decides the shape of its page; one that is new is told in a letter. */
const shapes = {
  "individual-therapy": LetterPage,
  "relationship-counseling": FacingPage,
  "family-therapy": TablePage,
  "child-therapy": BlocksPage,
  "group-therapy": RugPage,
  "online-counseling": ScreenPage,
};

export function ServicePage({ service }: { service: Service }) {
  const Shape = isShaped(service.slug) ? shapes[service.slug] : LetterPage;
  return (
    <>
      <Shape service={service} />
      <CallToAction title={pages.services.next.title} text={pages.services.next.text}>
        <ButtonLink to="/contact">{service.button}</ButtonLink>
      </CallToAction>
      <NextStepBar>
        <ButtonLink to="/contact">{service.button}</ButtonLink>
      </NextStepBar>
    </>
  );
}

function isShaped(slug: string): slug is keyof typeof shapes {
  return slug in shapes;
}
