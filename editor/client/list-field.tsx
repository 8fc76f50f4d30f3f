import { type ComponentType, type PointerEvent, useState } from "react";
import { type FieldProps, Grouped, Notes, useField } from "./field-parts";
import { summaryOf } from "./form";

/** Entries that can be ordered, by buttons or by dragging their numbers. */
export function ListField({ field, path, Part }: FieldProps & { Part: ComponentType<FieldProps> }) {
  const { id, value, set } = useField(field, path);
  const entries = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState<readonly number[]>([]);
  // Those that are added stand open.
  const [came] = useState(entries.length);
  const [said, setSaid] = useState("");
  const item = field.item ?? { name: "", label: "", kind: "text", optional: false };
  // Each entry keeps its key while it moves, so that it stays open or closed.
  const known = keys.length === entries.length ? keys : entries.map((_, index) => index);

  function change(next: readonly unknown[], nextKeys: readonly number[], focus?: string) {
    setKeys(nextKeys);
    set(next);
    if (focus) requestAnimationFrame(() => document.getElementById(focus)?.focus());
  }

  function move(from: number, to: number, button: string) {
    if (to < 0 || to >= entries.length) return;
    const moved = <Thing,>(all: readonly Thing[]) => {
      return all.toSpliced(from, 1).toSpliced(to, 0, all[from] as Thing);
    };
    setSaid(`${summaryOf(entries[from])}: now in place ${to + 1} of ${entries.length}.`);
    change(moved(entries), moved(known), `${id}.${to}-${button}`);
  }

  /** By pointer, not by the browser's own dragging, which fingers do not have. */
  function drop(from: number, { currentTarget, clientX, clientY }: PointerEvent) {
    const place = document.elementFromPoint(clientX, clientY);
    const items = [...(currentTarget.closest("ol")?.children ?? [])];
    const to = items.findIndex((item) => item.contains(place));
    if (to !== from) move(from, to, "Up");
  }

  function add() {
    const start = item.fields ? {} : "";
    const focus = item.fields ? `${id}.${entries.length}-open` : `${id}.${entries.length}`;
    change([...entries, start], [...known, Math.max(-1, ...known) + 1], focus);
  }

  function remove(index: number) {
    setSaid(`${summaryOf(entries[index])} is removed.`);
    change(entries.toSpliced(index, 1), known.toSpliced(index, 1), `${id}-add`);
  }

  const buttons = [
    ["Up", (index: number) => move(index, index - 1, "Up")],
    ["Down", (index: number) => move(index, index + 1, "Down")],
    ["Remove", remove],
  ] as const;

  return (
    <Grouped field={field} path={path}>
      <ol className="list">
        {entries.map((entry, index) => {
          const name = summaryOf(entry) || `entry ${index + 1}`;
          return (
            <li key={known[index]}>
              <span
                className="list-number"
                aria-hidden="true"
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerUp={(event) => drop(index, event)}
              >
                {index + 1}
              </span>
              {item.fields ? (
                <details open={(known[index] ?? 0) >= came}>
                  <summary id={`${id}.${index}-open`}>{name}</summary>
                  <Notes field={{ ...item, label: name }} path={[...path, index]}>
                    <Part field={{ ...item, label: "" }} path={[...path, index]} />
                  </Notes>
                </details>
              ) : (
                <Part
                  field={{ ...item, label: `${field.label}, ${index + 1}` }}
                  path={[...path, index]}
                />
              )}
              <span className="list-buttons">
                {buttons.map(([label, act]) => (
                  <button
                    key={label}
                    id={`${id}.${index}-${label}`}
                    type="button"
                    aria-label={`${label}: ${name}`}
                    onClick={() => act(index)}
                  >
                    {label}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <button
        id={`${id}-add`}
        type="button"
        className="button"
        data-variant="outline"
        onClick={add}
      >
        Add to {field.label.toLowerCase()}
      </button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Grouped>
  );
}
