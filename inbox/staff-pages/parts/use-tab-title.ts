import { useEffect, useMemo, useState } from "react";
import { createAlarm } from "../alarm.ts";
import { isUrgent } from "../messages/order.ts";
import { playSound, sound } from "./sound.ts";
import { useInbox } from "./use-inbox.ts";

/** Shows in the tab and on the icon how many wait and how many of them are urgent, and rings. */
export function useTabTitle() {
  const { status, waiting, opened } = useInbox();
  const [ring] = useState(() => createAlarm(() => sound.isOn() && playSound()));
  const count = status?.waiting;
  const urgent = useMemo(
    () =>
      (waiting ?? [])
        .filter((message) => message.state === "new" && isUrgent(message, opened.get(message.id)))
        .map(({ id }) => id),
    [waiting, opened],
  );
  const isComplete = waiting?.every(({ id }) => opened.has(id)) ?? false;

  useEffect(() => ring(urgent, isComplete), [ring, urgent, isComplete]);

  useEffect(() => {
    // Only an installed page on some systems has an icon to put a number on.
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => undefined);
    const words = [urgent.length > 0 && `${urgent.length} urgent`, count && `(${count})`, "Inbox"];
    document.title = words.filter(Boolean).join(" ");
    return () => {
      document.title = "Inbox";
    };
  }, [count, urgent.length]);
}
