import { type PointerEvent, use, useEffect, useRef, useState } from "react";
import type { FieldPath } from "../../app/content/schemas/value-at";
import type { ErrorDetails } from "../request-error";
import { ask } from "./api";
import type { ControlProps } from "./controls";
import { FormContext, idOf } from "./form-context";

/** Returns the path of another field in the same group. */
function beside(path: FieldPath, name: string) {
  return [...path.slice(0, -1), name];
}

type PhotoInputProps = { label: string; onPhoto: (name: string) => void };

/** Takes a chosen or dropped photo, which is saved with the entry. */
export function PhotoInput({ label, onPhoto }: PhotoInputProps) {
  const { form } = use(FormContext).entry;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState("");
  const message = useRef<HTMLElement>(null);
  useEffect(() => {
    if (error) message.current?.scrollIntoView({ block: "nearest" });
  }, [error]);

  async function add(file?: File) {
    if (!file) return;
    setIsBusy(true);
    setError("");
    try {
      const { name } = await ask<{ name: string }>(pictureAt(form.name, file.name), file);
      onPhoto(name);
    } catch (refused) {
      setError((refused as ErrorDetails).message ?? "");
    }
    setIsBusy(false);
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
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          add(target.files?.[0]);
          // Clears the name of the chosen file, which isn't that of the entry's photo.
          target.value = "";
        }}
      />
      <span role="status">{isBusy && "One moment …"}</span>
      <span ref={message} role="alert" className={error && "field-error"}>
        {error}
      </span>
    </label>
  );
}

export function pictureAt(folder: string, name: string) {
  return `picture?${new URLSearchParams({ folder, name })}`;
}

export function PictureControl({ field, path, value, set }: ControlProps) {
  const { entry, act } = use(FormContext);
  const source = `/editor/${pictureAt(entry.form.name, `${value}`)}`;
  return (
    <>
      {value && <img src={source} alt={`Now: ${value}`} />}
      <PhotoInput
        label={value ? "Another picture" : "A picture"}
        onPhoto={(name) => {
          set(name);
          if (field.name === "picture") {
            act({ did: "typed", path: beside(path, "keepInView"), value: "50% 50%" });
          }
          // The controls that appear around it would push it out of view.
          requestAnimationFrame(() => document.getElementById(idOf(path))?.scrollIntoView());
        }}
      />
    </>
  );
}

/** Aspect ratios in which pages show a picture. */
const portrait = { "In the window of its page": 4 / 5 };
const wide = { "On cards and its page": 16 / 10, "Where the page is shared": 4 / 5 };
const landscape = { "On cards and pages": 4 / 3, "Where the page is shared": 4 / 5 };

/** Photo in the shapes that pages show. It is dragged, or moved by two sliders. */
export function CropControl({ value, set, picture }: ControlProps) {
  const { entry } = use(FormContext);
  const start = useRef({ clientX: 0, clientY: 0, x: 50, y: 50 });
  const place = String(value ?? "50% 50%")
    .split("% ")
    .map((part) => Number.parseInt(part, 10));
  const [x = 50, y = 50] = place;
  const [ratio, setRatio] = useState(0);

  function moveTo(...parts: readonly number[]) {
    set(parts.map((part) => `${Math.round(Math.min(100, Math.max(0, part)))}%`).join(" "));
  }

  function drag({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLImageElement>) {
    if (buttons === 0) return;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = currentTarget;
    const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
    const share = (moved: number, hidden: number) => (hidden > 1 ? (moved / hidden) * 100 : 0);
    const from = start.current;
    moveTo(
      from.x - share(clientX - from.clientX, naturalWidth * scale - clientWidth),
      from.y - share(clientY - from.clientY, naturalHeight * scale - clientHeight),
    );
  }

  const isPortrait = entry.form.name === "therapists";
  const shapes = isPortrait ? portrait : entry.form.name === "articles" ? wide : landscape;
  const ratios = Object.values<number>(shapes);
  const isWider = ratios.some((shape) => ratio > shape);
  const isHigher = ratios.some((shape) => ratio < shape);
  const canMove = isWider || isHigher;
  return (
    <>
      {!canMove && <p>All of it is shown: there is nothing to move.</p>}
      <div className="cluster">
        {Object.entries(shapes).map(([label, shape]) => (
          <figure key={label}>
            <span className={isPortrait ? "arch" : undefined}>
              <img
                className="window"
                src={`/editor/${pictureAt(entry.form.name, `${picture}`)}`}
                alt=""
                draggable={false}
                style={{ aspectRatio: shape, objectPosition: `${x}% ${y}%` }}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                  setRatio(naturalWidth / naturalHeight);
                }}
                onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
                  currentTarget.setPointerCapture(pointerId);
                  start.current = { clientX, clientY, x, y };
                }}
                onPointerMove={drag}
              />
            </span>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      {canMove && (
        <>
          <Slider label="From left to right" at={x} isOff={!isWider} move={(to) => moveTo(to, y)} />
          <Slider
            label="From top to bottom"
            at={y}
            isOff={!isHigher}
            move={(to) => moveTo(x, to)}
          />
        </>
      )}
    </>
  );
}

type SliderProps = { label: string; at: number; isOff: boolean; move: (to: number) => void };

function Slider({ label, at, isOff, move }: SliderProps) {
  return (
    <label>
      {label} {isOff && "(nothing to move: all of it is shown)"}
      <input
        type="range"
        disabled={isOff}
        value={at}
        onChange={({ target }) => move(Number(target.value))}
      />
    </label>
  );
}
