import { createLucideIcon } from "lucide-react";

/** The arched window of the practice's mark, drawn like the icons of the set it stands among. */
export const JharokhaIcon = createLucideIcon("jharokha", [
  ["path", { d: "M5 21V10a7 7 0 0 1 14 0v11Z", key: "arch" }],
  ["path", { d: "M12 3v18", key: "mullion" }],
  ["path", { d: "M5 13h14", key: "transom" }],
]);
