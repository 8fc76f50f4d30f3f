import { type PointerEvent, use, useRef, useState } from "react";
import { pictureUrl, type Refused, uploadPicture } from "./api";
import { type FieldProps, Grouped, useField } from "./field-parts";
import { FormContext, valueAt } from "./form";

/** Chooses a photo of this computer, or takes one that is dropped; it is saved with the entry. */
export function PhotoInput({ label, folder, onPhoto }: PhotoInputProps) {
  const [said, setSaid] = useState("");

  async function add(file?: File) {
    if (!file) return;
    setSaid("One moment …");
    try {
      onPhoto(await uploadPicture(folder, file));
      setSaid("");
    } catch (refused) {
      setSaid((refused as Refused).said ?? "");
    }
  }

  return (
    <label
      className="photo-input"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files[0]);
      }}
    >
      {label}: choose one, or drop it here
      <input type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
      <span role="alert">{said}</span>
    </label>
  );
}

type PhotoInputProps = {
  label: string;
  folder: string;
  onPhoto: (photo: { name: string; keepInView: string }) => void;
};

export function PictureField({ field, path }: FieldProps) {
  const { value, set, setBeside, folder } = useField(field, path);
  return (
    <Grouped field={field} path={path}>
      {value !== undefined && value !== "" && (
        <img className="picture" src={pictureUrl(folder, String(value))} alt={`Now: ${value}`} />
      )}
      <PhotoInput
        label={value ? "Another picture" : "A picture"}
        folder={folder}
        onPhoto={({ name, keepInView }) => {
          set(name);
          if (field.name === "picture") setBeside("keepInView", keepInView);
        }}
      />
    </Grouped>
  );
}

/** The shapes in which pages show a picture, width to height. */
const portrait = { "In the window of its page": 4 / 5 };
const landscape = { "On cards and pages": 4 / 3, "Where the page is shared": 4 / 5 };

/** The photo in its real windows, where it is dragged, or moved by the two sliders. */
export function WindowField({ field, path }: FieldProps) {
  const { value, set, folder } = useField(field, path);
  const { values } = use(FormContext);
  const picture = String(valueAt(values, [...path.slice(0, -1), "picture"]) ?? "");
  const start = useRef<{ x: number; y: number; at: readonly [number, number] }>(null);
  const [x = 50, y = 50] = String(value ?? "50% 50%")
    .split("% ")
    .map((part) => Number.parseInt(part, 10));
  // A drawing is made for its window.
  if (!picture || picture.endsWith(".svg")) return null;

  function moveTo(left: number, top: number) {
    const [safeLeft, safeTop] = [left, top].map((part) =>
      Math.round(Math.min(100, Math.max(0, part))),
    );
    set(`${safeLeft}% ${safeTop}%`);
  }

  function drag(event: PointerEvent<HTMLImageElement>) {
    if (!start.current) return;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = event.currentTarget;
    const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
    const [hiddenX, hiddenY] = [
      naturalWidth * scale - clientWidth,
      naturalHeight * scale - clientHeight,
    ];
    const { at, x: fromX, y: fromY } = start.current;
    moveTo(
      hiddenX > 1 ? at[0] - ((event.clientX - fromX) / hiddenX) * 100 : at[0],
      hiddenY > 1 ? at[1] - ((event.clientY - fromY) / hiddenY) * 100 : at[1],
    );
  }

  const isPortrait = folder === "therapists";
  return (
    <Grouped field={field} path={path}>
      <div className="windows">
        {Object.entries(isPortrait ? portrait : landscape).map(([label, ratio]) => (
          <figure key={label}>
            <span className={isPortrait ? "arch" : undefined}>
              <img
                className="window"
                src={pictureUrl(folder, picture)}
                alt=""
                draggable={false}
                style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  start.current = { x: event.clientX, y: event.clientY, at: [x, y] };
                }}
                onPointerMove={drag}
                onPointerUp={() => {
                  start.current = null;
                }}
              />
            </span>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <label>
        From left to right
        <input type="range" value={x} onChange={({ target }) => moveTo(Number(target.value), y)} />
      </label>
      <label>
        From top to bottom
        <input type="range" value={y} onChange={({ target }) => moveTo(x, Number(target.value))} />
      </label>
    </Grouped>
  );
}
