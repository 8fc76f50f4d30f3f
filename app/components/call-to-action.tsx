import type { ReactNode } from "react";

type CallToActionProps = { title: string; text: string; children: ReactNode };

/** The last band of a page: one thought, one next step. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="region" aria-labelledby="next-step">
      <div className="wrapper">
        <div className="call-to-action">
          <div className="flow">
            <h2 id="next-step">{title}</h2>
            <p className="measure">{text}</p>
          </div>
          <div className="cluster">{children}</div>
        </div>
      </div>
    </section>
  );
}
