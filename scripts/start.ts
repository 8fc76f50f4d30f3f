import { build } from "./prepare.js";

build("site");
await import("./serve.ts");
