import { type ReactNode, useEffect, useRef } from "react";

/** Heading of a view. It takes the focus, so that keyboards and screen readers begin there. */
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
