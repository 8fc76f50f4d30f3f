import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { appointmentTexts } from "../../content/forms";
import { formatLongDay } from "../../lib/dates";
import { FieldMessage, useField } from "../field";
import { useText, useVisitorForm } from "../form-context";
import type { Calendar } from "./calendar";
import { firstOfferedDay, toIsoDay } from "./days";

const text = appointmentTexts.date;
const popoverId = "calendar";

/** A button that says the chosen day in words, and opens a calendar to choose it in. */
export function DateField({ name, label }: { name: string; label: string }) {
  const { formState, register, setValue } = useVisitorForm();
  const value = useText(name);
  const { error, describedBy, invalid } = useField({ name });
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { calendar, load } = useCalendar();
  const isOpen = useIsOpen(popover, load);

  // A button holds no value of its own, so the form keeps it.
  useEffect(() => {
    register(name);
  }, [register, name]);

  function choose(day: string) {
    setValue(name, day, { shouldValidate: formState.isSubmitted });
    popover.current?.hidePopover?.();
    button.current?.focus();
  }

  /** It would lie over whatever has the focus then. */
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popover.current?.hidePopover?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its parts.
    <div className="field" onBlur={closeOnLeave}>
      <label id={`${name}-label`} htmlFor={name}>
        {label}
      </label>
      <button
        type="button"
        className="control date-button"
        id={name}
        name={name}
        ref={button}
        popoverTarget={popoverId}
        aria-labelledby={`${name}-label ${name}`}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onPointerEnter={load}
        onFocus={load}
      >
        {value ? formatLongDay(value) : text.choose}
      </button>
      <div
        className="calendar"
        id={popoverId}
        popover="auto"
        ref={popover}
        role="dialog"
        aria-label={text.title}
      >
        {isOpen && calendar.state === "ready" ? (
          <calendar.Calendar value={value} now={new Date()} onChoose={choose} />
        ) : calendar.state === "failed" ? (
          <TypedDate onChoose={choose} />
        ) : (
          <>
            <p className="calendar-loading">{text.loading}</p>
            <p className="calendar-unscripted">{text.unscripted}</p>
          </>
        )}
      </div>
      <FieldMessage name={name} error={error} />
    </div>
  );
}

type LoadedCalendar =
  | { state: "loading" | "failed" }
  | { state: "ready"; Calendar: ComponentType<Parameters<typeof Calendar>[0]> };

/** The calendar is heavier than the rest of the form, so it comes when someone reaches for it. */
function useCalendar() {
  const [calendar, setCalendar] = useState<LoadedCalendar>({ state: "loading" });
  const isAskedFor = useRef(false);
  const load = useCallback(async () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    try {
      if (!hasPopovers()) throw new Error();
      const { Calendar } = await import("./calendar");
      setCalendar({ state: "ready", Calendar });
    } catch {
      setCalendar({ state: "failed" });
    }
  }, []);
  return { calendar, load };
}

/** Without them (before 2023 or 2024), the date is typed. */
function hasPopovers() {
  return "popover" in HTMLElement.prototype;
}

/** Follows the popover, which the visitor may have opened before React arrived. */
function useIsOpen(popover: RefObject<HTMLElement | null>, onOpen: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    if (!hasPopovers()) return onOpen();
    function follow() {
      const opened = element?.matches(":popover-open") ?? false;
      setIsOpen(opened);
      if (opened) onOpen();
    }
    follow();
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, [popover, onOpen]);
  return isOpen;
}

/** Offers the same days as the calendar, with what the browser has for dates. */
function TypedDate({ onChoose }: { onChoose: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  function choose() {
    if (input.current?.reportValidity()) onChoose(input.current.value);
  }

  function chooseOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter would send the whole form.
    event.preventDefault();
    choose();
  }

  return (
    <div className="calendar-typed">
      <label htmlFor="typed-date">{text.typed}</label>
      <input
        className="control"
        type="date"
        id="typed-date"
        ref={input}
        required
        min={toIsoDay(firstOfferedDay(new Date()))}
        // Without an end, browsers take years of five digits, which the words for a day cannot.
        max="9999-12-31"
        onKeyDown={chooseOnEnter}
      />
      <button type="button" className="button" onClick={choose}>
        {text.use}
      </button>
    </div>
  );
}
