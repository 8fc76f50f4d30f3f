import { useSite } from "./use-site";

/** A short text whose abbreviations carry their meaning. */
export function Abbreviated({ text }: { text: string }) {
  const { words } = useSite();
  return text.split(/\b([A-Z]{2,})\b/).map((part) => {
    const meaning = words.people.abbreviations.find(({ short }) => short === part)?.meaning;
    return meaning ? (
      <abbr key={part} title={meaning}>
        {part}
      </abbr>
    ) : (
      part
    );
  });
}
