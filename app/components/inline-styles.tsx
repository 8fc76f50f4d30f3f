import { createContext, useContext } from "react";

/** A file of its own would cost a round trip. */
export function InlineStyles({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: code }} />;
}

/** For what comes after a page's opening words; nothing where all styles stand in its head. */
export const LaterStyles = createContext("");

/** So that the words do not wait for what only the rest of the page needs. */
export function StylesBehindOpening() {
  const code = useContext(LaterStyles);
  return code && <InlineStyles code={code} />;
}
