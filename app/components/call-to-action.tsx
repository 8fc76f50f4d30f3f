import type { ReactNode } from "react";
import { drawing } from "../lib/drawings";

type CallToActionProps = { title: string; text: string; children: ReactNode };

/** The end of a page: one thought and one next step, in the sky above the hills of the hero. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="call-to-action" aria-labelledby="next-step">
      <img
        className="call-to-action-hills"
        src={drawing("closing")}
        alt=""
        width="1600"
        height="600"
        loading="lazy"
        decoding="async"
      />
      <div className="wrapper call-to-action-words">
        <h2 id="next-step">{title}</h2>
        <p className="measure">{text}</p>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
