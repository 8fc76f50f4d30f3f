import { CalendarDays } from "lucide-react";
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { ErrorBoundary } from "../../components/error-boundary";
import { formatLongDay } from "../../lib/dates";
import { UnscriptedDate } from "../delivery";
import { FieldHint, FieldMessage, type FieldProps, wireField } from "../field";
import { useAnswer, useFormProps, useRequestTexts } from "../form-context";
import { firstOfferedDay, toIsoDay } from "./days";
import { NativeDate } from "./native-date";

const popoverId = "calendar";

type DateFieldProps = FieldProps<"date">;

/**
 * The calendar is larger than the rest of the form, so it loads when the visitor reaches for it.
 */
async function loadCalendar() {
  const { Calendar } = await import("./calendar");
  return { default: Calendar };
}

/** A day, chosen in a calendar or, where that cannot be, with what the browser has for dates. */
export function DateField(props: DateFieldProps) {
  const { field, error } = props;
  const { name, label } = field;
  const [, choose] = useAnswer(name);
  const isCalendar = useKnowsPopovers();

  return (
    <div className="field">
      <label id={`${name}-label`} htmlFor={name}>
        {label}
      </label>
      <FieldHint field={field} />
      {isCalendar ? (
        <CalendarButton {...props} onChoose={choose} />
      ) : (
        <TypedDate id={name} name={name} onChoose={choose} />
      )}
      <UnscriptedDate name={name} />
      <FieldMessage field={field} error={error} />
    </div>
  );
}

/** Chrome and Safari, also on phones, have had popovers since 2023, and Firefox since 2024. */
function knowsPopovers() {
  return "popover" in HTMLElement.prototype;
}

/** The first render must match the page, which has a button. */
function useKnowsPopovers() {
  return useSyncExternalStore(
    () => () => {},
    knowsPopovers,
    () => true,
  );
}

type ChooseProps = DateFieldProps & { onChoose: (day: string) => void };

/** Says the chosen day in words, and opens the calendar. */
function CalendarButton(props: ChooseProps) {
  const { onChoose } = props;
  const { name } = props.field;
  const formProps = useFormProps();
  const { date: text } = useRequestTexts();
  const [value] = useAnswer(name);
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const memory = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen(popover);
  const [Calendar, setCalendar] = useState(() => lazy(loadCalendar));

  useEffect(() => {
    if (memory.current) memory.current.value = value;
  }, [value]);

  function loadAhead() {
    // Should it fail, opening the calendar tries again.
    loadCalendar().catch(() => {});
  }

  function close() {
    popover.current?.hidePopover();
    button.current?.focus();
  }

  /** Closes the calendar, which would cover the element that has the focus now. */
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popover.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its parts.
    <div className="date" data-scripted onBlur={closeOnLeave}>
      <button
        type="button"
        className="control date-button"
        {...wireField(props)}
        value={value || undefined}
        ref={button}
        popoverTarget={popoverId}
        aria-labelledby={`${name}-label ${name}`}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        {value ? formatLongDay(formProps, value) : text.choose}
        <CalendarDays />
      </button>
      {/* Browsers bring back the text of an input with the page, but no value of a button. */}
      <input ref={memory} data-remembered={name} hidden />
      <div
        className="calendar"
        id={popoverId}
        popover="auto"
        ref={popover}
        role="dialog"
        aria-label={text.title}
      >
        {isOpen ? (
          <ErrorBoundary
            fallback={<LateDate onChoose={onChoose} onDone={close} />}
            // React keeps a failure; the next opening asks again.
            onError={() => setCalendar(() => lazy(loadCalendar))}
          >
            <Suspense fallback={<p className="calendar-loading">{text.loading}</p>}>
              <Calendar
                value={value}
                now={new Date()}
                onChoose={(day) => {
                  onChoose(day);
                  close();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <>
            <p className="calendar-loading">{text.loading}</p>
            <p className="calendar-unscripted">{text.unscripted}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Follows the popover, which the visitor may have opened before React arrived. */
function useIsOpen(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!knowsPopovers()) return;
    const element = popover.current;
    const follow = () => setIsOpen(element?.matches(":popover-open") ?? false);
    follow();
    element?.addEventListener("toggle", follow);
    return () => element?.removeEventListener("toggle", follow);
  }, [popover]);
  return isOpen;
}

type TypedDateProps = { id: string; name?: string; onChoose: (day: string) => void };

/** Offers the same days as the calendar, and takes a day as soon as it is complete. */
function TypedDate({ id, name, onChoose }: TypedDateProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose(target.validity.valid ? target.value : "");
  }

  return (
    <NativeDate id={id} name={name} min={toIsoDay(firstOfferedDay(new Date()))} onChange={choose} />
  );
}

/** The browser's own date field, shown if the calendar couldn't be loaded. */
function LateDate({ onChoose, onDone }: { onChoose: (day: string) => void; onDone: () => void }) {
  const { date: text } = useRequestTexts();

  function finishOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter would send the whole form.
    event.preventDefault();
    onDone();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter is pressed in the input.
    <div className="calendar-typed" onKeyDown={finishOnEnter}>
      <label htmlFor="typed-date">{text.typed}</label>
      <TypedDate id="typed-date" onChoose={onChoose} />
    </div>
  );
}
