import { createContext, useContext, useSyncExternalStore } from "react";

/** What stands in a form, for the few parts of it that follow what is typed. */
type AnswerSource = {
  read: (name: string) => unknown;
  /** What React finds in the page: it could not know what was typed before React arrived. */
  readAtFirst: (name: string) => unknown;
  subscribe: (name: string, onChange: () => void) => () => void;
};

const AnswersContext = createContext<AnswerSource>({
  read: () => "",
  readAtFirst: () => "",
  subscribe: () => () => {},
});

export const AnswersProvider = AnswersContext.Provider;

/** What stands in a field now. */
export function useAnswer(name: string): string {
  const { read, readAtFirst, subscribe } = useContext(AnswersContext);
  return useSyncExternalStore(
    (onChange) => subscribe(name, onChange),
    () => String(read(name) ?? ""),
    () => String(readAtFirst(name) ?? ""),
  );
}
