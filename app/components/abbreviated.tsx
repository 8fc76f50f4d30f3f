/** Spelt out wherever they stand in a title that is not a sentence. */
const abbreviations: Readonly<Record<string, string>> = { MA: "Master of Arts" };

/** A short text in which each abbreviation says what it stands for. */
export function Abbreviated({ text }: { text: string }) {
  return text.split(/\b([A-Z]{2,})\b/).map((part) => {
    const meaning = abbreviations[part];
    return meaning ? (
      <abbr key={part} title={meaning}>
        {part}
      </abbr>
    ) : (
      part
    );
  });
}
