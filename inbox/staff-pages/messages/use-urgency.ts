import { useMemo } from "react";
import type { Listed } from "../api.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { inOrder, isUrgent, urgentByPerson, urgentOtherOf } from "./order.ts";

/** Tells which messages are urgent, among those that are open here, and in which order all wait. */
export function useUrgency(now: number) {
  const { opened, waiting, status } = useInbox();
  return useMemo(() => {
    const byPerson = urgentByPerson(opened.values());
    const otherOf = ({ id }: Listed) => urgentOtherOf(opened.get(id), byPerson);
    const isOfUrgent = (message: Listed) =>
      isUrgent(message, opened.get(message.id)) || otherOf(message) !== undefined;
    return {
      /** Returns the urgent message of somebody who wrote this one, too. */
      otherOf,
      waitingIn: (state: Listed["state"]) =>
        waiting &&
        inOrder(waiting, state, now, {
          isUrgent: isOfUrgent,
          unopenedHours: status?.unopenedHours ?? Number.POSITIVE_INFINITY,
        }),
    };
  }, [opened, waiting, status?.unopenedHours, now]);
}
