import { buildSite } from "./built-site.ts";

await buildSite();
await import("./serve.ts");
