import { sample } from "./sample";

/** Where to turn when it cannot wait. No other numbers: several that are widely printed are dead. */
export const helpLines = {
  title: "If you need help now",
  /** ISO day. Check every number again at least twice a year. */
  checkedOn: sample("2026-11-15"),
  lines: [
    {
      need: "In immediate danger",
      numbers: ["112"],
      name: "Emergency services",
      note: "or go to the nearest hospital emergency department",
    },
    {
      need: "To talk to someone at any hour",
      numbers: ["14416", "1-800-891-4416"],
      name: "Tele-MANAS",
      note: "free, day and night",
    },
    {
      need: "For a child in trouble",
      numbers: ["1098"],
      name: "Childline",
      note: "free, day and night",
    },
  ],
  /** Why this practice is not the place to turn to in an emergency. */
  limits: "We are not an emergency service and cannot always answer at once.",
} as const;
