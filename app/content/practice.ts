import { content } from "virtual:content";
import { limitsOf } from "./placeholders";

const { confidentiality, confidentialityLimits, supervision, ...others } = content.practice;
const { supervisionInHindi, soonest, payment, concessions, lateFee, videoCalls, ...rest } = others;
const { mapQuery, nearestStation, ...facts } = rest;

/** Without sentences and the map, so that a form's script does not hold them. */
export const practice = facts;

export const place = { query: mapQuery, station: nearestStation };

/** One line, and what is behind it. */
export const confidential = { line: confidentiality, limits: limitsOf(content.practice) };

export type OpeningHours = (typeof practice.hours)[number];
export type Closure = (typeof practice.closures)[number];
