import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { readContent, readSoundContent, readText } from "../app/content/read-content.ts";
import { findSamples } from "../app/content/samples.ts";

/**
 * What is rendered as one site: the content of a folder, in English or in the words of another
 * language, and the path under which its pages stand. All modules are bundled for one edition at a
 * time: so they can speak of 'the practice', as pages do, and nobody has to hand the content through.
 */
export type Edition = { folder: string; language?: string; base: string };

const practice = "practice.yml";

/** Of a project's own content, the English edition first; `SITE_CONTENT` names another folder. */
export function siteEditions(root: string): [Edition, ...Edition[]] {
  return editionsOf(resolve(root, process.env.SITE_CONTENT ?? "content"));
}

export function editionsOf(folder: string): [Edition, ...Edition[]] {
  const { alsoIn = [] } = readText(practice, readFileSync(join(folder, practice), "utf8"));
  const others = Array.isArray(alsoIn) ? alsoIn : [];
  const inOthers = others.map((language) => ({ folder, language, base: `/${language}` }));
  return [{ folder, base: "" }, ...inOthers];
}

/**
 * Gives the content of a folder, and its pictures, to all modules. Stops a build that would go
 * wrong, and ends one with the count of facts that are still samples. While developing, a change
 * that is at fault is told over the page, which stays as it was.
 */
export function content(edition: Edition): Plugin[] {
  const { folder } = edition;
  return [
    contentModules(edition),
    {
      name: "content-check",
      buildApp: {
        order: "pre",
        async handler() {
          readSoundContent(folder);
        },
      },
      configureServer() {
        readSoundContent(folder);
      },
      hotUpdate({ file, server }) {
        if (this.environment.name !== "ssr" || !isIn(folder, file)) return;
        const { hot } = server.environments.client;
        const { errors } = readContent(folder);
        if (errors.length > 0) {
          hot.send({ type: "error", err: { message: errors.join("\n"), stack: "" } });
          return [];
        }
        for (const { moduleGraph } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
        }
        hot.send({ type: "full-reload" });
        return [];
      },
    },
    {
      name: "content-samples",
      buildApp: {
        order: "post",
        async handler({ config }) {
          const count = findSamples(folder).length;
          if (count > 0) config.logger.warn(samplesLine(count));
        },
      },
    },
  ];
}

const loader = fileURLToPath(new URL("../app/content/load-content.ts", import.meta.url));

/** What the pages of one language need and no others have: fonts, styles. */
function languageFile({ language = "en" }: Edition) {
  return fileURLToPath(new URL(`../app/languages/${language}.ts`, import.meta.url));
}

/** The modules `virtual:content`, `virtual:language` and `virtual:pictures`. */
export function contentModules(edition: Edition): Plugin {
  const { folder } = edition;
  const modules: Readonly<Record<string, () => string>> = {
    "virtual:content": () =>
      `import { loadEdition } from ${JSON.stringify(loader)};
       export const edition = ${JSON.stringify(edition)};
       export const { content, editions, replies, english, untranslated } = loadEdition(edition);`,
    "virtual:language": () => `export * from ${JSON.stringify(languageFile(edition))};`,
    "virtual:pictures": () => {
      const drawings = filesIn(folder, /\.svg$/);
      return `${picturesModule("drawings", "?url", drawings)}
       export const drawingWeights = ${JSON.stringify(weightsOf(drawings))};
       ${picturesModule("photos", "?photo", filesIn(folder, /\.(jpe?g|png|webp|avif)$/))}`;
    },
  };
  return {
    name: "content",
    resolveId(id) {
      if (id in modules) return `\0${id}`;
    },
    load(id) {
      return modules[id.replace("\0", "")]?.();
    },
  };
}

/** Imports each file and exports them all by their names, as one object. */
function picturesModule(name: string, query: string, files: readonly string[]) {
  const imports = files.map((file, index) => {
    return `import ${name}${index} from ${JSON.stringify(file + query)};`;
  });
  const entries = files.map((file, index) => {
    return `${JSON.stringify(nameOf(file))}: ${name}${index}`;
  });
  return `${imports.join("\n")}\nexport const ${name} = { ${entries.join(", ")} };`;
}

/** As the content calls a picture: `therapists/meera.svg`. */
function nameOf(file: string) {
  return file.split("/").slice(-2).join("/");
}

/** Bytes of each file, compressed as hosts send it. */
function weightsOf(files: readonly string[]) {
  return Object.fromEntries(
    files.map((file) => [nameOf(file), gzipSync(readFileSync(file)).length]),
  );
}

/** Of each thing's folder, the files that are named like this. */
function filesIn(folder: string, pattern: RegExp) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .sort();
}

/** Whether a file is part of the content: then its changes are told by the plugin above. */
export function isIn(folder: string, file: string) {
  return file.replaceAll("\\", "/").startsWith(`${folder.replaceAll("\\", "/")}/`);
}

function samplesLine(count: number) {
  const facts = count === 1 ? "One fact is" : "Some facts are";
  return `${facts} still made up: npm run golive lists them`;
}
