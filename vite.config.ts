import { defineConfig } from "vite";
import { siteEditions } from "./build/content.ts";
import { siteConfig } from "./build/site-config.ts";

export default defineConfig(siteConfig(siteEditions(import.meta.dirname)));
