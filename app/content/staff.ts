import { content } from "virtual:content";

/** The words of staff's pages, and of what the inbox says to staff. English only. */
export const staff = content.staff;
