/** A sealed letter in front of a letterbox, or once it is sent, on its way into it. */
export function SealedLetter({ isSent }: { isSent: boolean }) {
  return (
    <svg
      className="sealed-letter"
      data-sent={isSent ? "" : undefined}
      viewBox="0 0 160 184"
      aria-hidden="true"
    >
      <path
        fill="var(--stone-shade)"
        d="M0 184V52C0 30 13 20 35 15 54 10 70 6 80 0c10 6 26 10 45 15 22 5 35 15 35 37v132z"
      />
      <path
        fill="var(--peach)"
        d="M6 184V54c0-19 11-28 32-33 18-4 32-8 42-13 10 5 24 9 42 13 21 5 32 14 32 33v130z"
      />
      <circle cx="112" cy="62" r="20" fill="var(--sun)" />
      <path fill="var(--paper)" d="M6 156c40-18 96-14 148 0v28H6z" />
      <path fill="var(--stone-shade)" d="M48 130h12v54H48z" />
      <path fill="var(--clay)" d="M22 80c0-18 12-30 32-30s32 12 32 30v54H22z" />
      <path fill="var(--paper)" d="M32 106h44v16H32z" opacity=".3" />
      <g>
        <path fill="var(--card)" d="M74 108h72v48H74z" />
        <path fill="none" stroke="var(--control-line)" d="M74 108h72v48H74zl36 28 36-28" />
        <circle cx="110" cy="136" r="9" fill="var(--sun)" />
      </g>
      <path fill="var(--deep)" d="M32 82h44v8H32z" />
    </svg>
  );
}
