import { useEffect, useRef } from "react";

/** For the heading of a view: whoever comes to it by keyboard or by ear begins there. */
export function useFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
