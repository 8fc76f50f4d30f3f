import { Arch } from "../components/arch";
import { Hero } from "../components/hero";
import { ReachUs } from "../components/reach-us";
import { useSite } from "../components/use-site";
import { drawing } from "../lib/drawings";

/** Page that a web server shows while the inbox behind it doesn't answer. */
export function UnavailablePage() {
  const site = useSite();
  const { title, later } = site.forms.sending.failed;
  return (
    <Hero
      title={title}
      intro={later}
      picture={<Arch src={drawing("not-found")} width={480} height={400} eager />}
    >
      <p className="measure">
        <ReachUs of={site} />
      </p>
    </Hero>
  );
}
