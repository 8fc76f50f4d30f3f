import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a view: whoever comes to it by keyboard or by ear begins there. */
export function Heading({ children }: { children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={element} tabIndex={-1}>
      {children}
    </h1>
  );
}
