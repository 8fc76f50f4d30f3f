import { content } from "virtual:content";
import type { week } from "./schemas/practice";

export type Weekday = (typeof week)[number];

export const { practice } = content;

export type OpeningHours = (typeof practice.hours)[number];
