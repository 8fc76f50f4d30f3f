import { buildSite } from "./built-site.ts";

buildSite();
await import("./serve.ts");
