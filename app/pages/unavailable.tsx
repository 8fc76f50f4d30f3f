import { Arch } from "../components/arch";
import { Hero } from "../components/hero";
import { ReachUs } from "../components/reach-us";
import { failedTexts } from "../content/sending";
import { drawing } from "../lib/drawings";

/** What a web server shows while the inbox behind it does not answer. */
export function UnavailablePage() {
  return (
    <Hero
      title={failedTexts.title}
      intro={failedTexts.later}
      picture={<Arch src={drawing("not-found")} width={480} height={400} eager />}
    >
      <p className="measure">
        <ReachUs />
      </p>
    </Hero>
  );
}
