import { useRef } from "react";
import { type FieldProps, Labelled, useField } from "./field-parts";
import { PhotoInput } from "./picture-field";

/** What a button puts around, or in place of, what is selected. */
const marks = {
  Heading: (words: string) => `\n\n## ${words || "Heading"}\n\n`,
  Bold: (words: string) => `**${words || "bold words"}**`,
  List: (words: string) => `\n\n- ${(words || "First\nSecond").split("\n").join("\n- ")}\n\n`,
  Link: (words: string) => `[${words || "words of the link"}](https://www.example.org)`,
};

/** Long text as it is written, with buttons for its marks. The page beside it shows the result. */
export function MarkdownField({ field, path }: FieldProps) {
  const { value, set, control, folder } = useField(field, path);
  const box = useRef<HTMLTextAreaElement>(null);
  const text = String(value ?? "");

  function insert(make: (selected: string) => string) {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
    const words = make(text.slice(selectionStart, selectionEnd));
    const joined = text.slice(0, selectionStart) + words + text.slice(selectionEnd);
    set(joined.replace(/\n{3,}/g, "\n\n"));
    box.current?.focus();
  }

  return (
    <Labelled field={field} path={path}>
      <div className="cluster">
        {Object.entries(marks).map(([label, make]) => (
          <button key={label} type="button" onClick={() => insert(make)}>
            {label}
          </button>
        ))}
      </div>
      <textarea
        {...control}
        ref={box}
        rows={20}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
      {folder === "articles" && (
        <PhotoInput
          label="A picture in the text, where the cursor is"
          folder={folder}
          onPhoto={({ name }) => {
            insert(
              () => `\n\n![What the picture shows](${name})\nA line below it, or nothing.\n\n`,
            );
          }}
        />
      )}
    </Labelled>
  );
}
