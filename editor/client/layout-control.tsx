import type { ReactNode } from "react";
import type { layouts } from "../../app/content/schemas/services";
import type { ControlProps } from "./controls";

/** Outlines of the pages: lines of text, and a picture or a similar block. */
const outlines: Readonly<Record<(typeof layouts)[number], ReactNode>> = {
  letter: (
    <>
      <path d="M2 5h14M2 9h12M2 13h14M2 17h8" />
      <rect x="20" y="3" width="10" height="16" />
    </>
  ),
  "two sides": (
    <>
      <path d="M2 7h7M2 11h7M2 15h5M23 7h7M23 11h7M23 15h5" />
      <rect x="11.5" y="3" width="9" height="16" />
    </>
  ),
  seats: (
    <>
      <rect x="2" y="2" width="28" height="9" />
      <circle cx="6" cy="17" r="3" />
      <circle cx="16" cy="17" r="3" />
      <circle cx="26" cy="17" r="3" />
    </>
  ),
  blocks: (
    <>
      <rect x="2" y="12" width="9" height="8" />
      <rect x="11" y="12" width="9" height="8" />
      <rect x="20" y="12" width="9" height="8" />
      <rect x="6" y="4" width="9" height="8" />
      <rect x="15" y="4" width="9" height="8" />
    </>
  ),
  circle: (
    <>
      <path d="M12 10h8M13 13h6" />
      <rect x="3" y="6" width="6" height="4" rx="2" />
      <rect x="13" y="2" width="6" height="4" rx="2" />
      <rect x="23" y="6" width="6" height="4" rx="2" />
      <rect x="3" y="13" width="6" height="4" rx="2" />
      <rect x="13" y="17" width="6" height="4" rx="2" />
      <rect x="23" y="13" width="6" height="4" rx="2" />
    </>
  ),
  screen: (
    <>
      <rect x="4" y="2" width="24" height="14" rx="1" />
      <path d="M16 16v4M11 20h10" />
    </>
  ),
};

/** Choice of layouts, each with its outline. */
export function LayoutControl({ field: { options = [] }, value, set, attributes }: ControlProps) {
  return (
    <div className="choices">
      {options.map(({ value: own, label }) => (
        <label key={own} className="choice">
          <input
            type="radio"
            name={attributes.id}
            checked={value === own}
            onChange={() => set(own)}
          />
          <span className="cluster">
            <svg className="outline" viewBox="0 0 32 22" aria-hidden="true">
              {outlines[own as keyof typeof outlines]}
            </svg>
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
