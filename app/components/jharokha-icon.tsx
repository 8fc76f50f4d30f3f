import { createLucideIcon } from "lucide-react";

/** The arched window of the practice's mark, drawn like the icons of the set it stands among. */
export const JharokhaIcon = createLucideIcon("jharokha", [
  [
    "path",
    {
      d: "M5 21V6.92C5 5.24 6.12 4.54 8.08 4.12 9.76 3.77 11.16 3.42 12 3 12.84 3.42 14.24 3.77 15.92 4.12 17.88 4.54 19 5.24 19 6.92V21Z",
      key: "arch",
    },
  ],
  ["path", { d: "M12 3v18", key: "mullion" }],
  ["path", { d: "M5 12.5h14", key: "transom" }],
]);
