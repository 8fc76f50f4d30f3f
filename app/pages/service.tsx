import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { pages } from "../content/pages";
import type { Service } from "../content/services";
import { BlocksPage } from "./service-blocks";
import { CirclePage } from "./service-circle";
import { LetterPage } from "./service-letter";
import { ScreenPage } from "./service-screen";
import { SeatsPage } from "./service-seats";
import { TwoSidesPage } from "./service-two-sides";

const layouts = {
  letter: LetterPage,
  "two sides": TwoSidesPage,
  seats: SeatsPage,
  blocks: BlocksPage,
  circle: CirclePage,
  screen: ScreenPage,
} satisfies Record<Service["layout"], unknown>;

export function ServicePage({ service }: { service: Service }) {
  const Layout = layouts[service.layout];
  return (
    <>
      <Layout service={service} />
      <CallToAction title={pages.services.next.title} text={pages.services.next.text}>
        <ButtonLink to="/contact">{service.button}</ButtonLink>
      </CallToAction>
    </>
  );
}
