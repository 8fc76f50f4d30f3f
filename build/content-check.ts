import { join } from "node:path";
import { inspect } from "node:util";
import { type Plugin, runnerImport } from "vite";
import type { Content } from "./content.ts";
import { contentFaults } from "./content-faults.ts";
import { findSamples } from "./samples.ts";
import { readProject, syntaxFaults } from "./sources.ts";

/** Stops a build that would go wrong, and ends one with the count of facts that are still samples. */
export function contentCheck(): Plugin[] {
  let samples = 0;
  return [
    {
      name: "content-check",
      buildApp: {
        order: "pre",
        async handler({ config }) {
          const found = await checkContent(config.root);
          if (found.faults.length > 0) throw new ContentError(found.faults);
          samples = found.samples.length;
        },
      },
    },
    {
      name: "content-samples",
      buildApp: {
        order: "post",
        async handler({ config }) {
          if (samples > 0) config.logger.info(samplesLine(samples));
        },
      },
    },
  ];
}

/** The content of a project that is at fault cannot always be read. */
export async function checkContent(root: string) {
  const project = await readProject(root);
  const samples = findSamples(project.sources);
  const broken = await syntaxFaults(project.sources);
  if (broken.length > 0) return { project, samples, faults: broken };
  try {
    const { module } = await runnerImport<{ content: Content }>(join(root, "build/content.ts"), {
      root,
      configFile: false,
    });
    const { content } = module;
    return { project, samples, content, faults: contentFaults(content, project) };
  } catch (error) {
    return { project, samples, faults: [evaluationFault(error as Error)] };
  }
}

/** A name in the content that means nothing, like a misspelt one. */
export function evaluationFault({ message, stack = "" }: Error) {
  const [place = "app/content"] = /app[\\/]content[\\/][\w-]+\.ts:\d+/.exec(stack) ?? [];
  return `${place.replaceAll("\\", "/")} cannot be read: ${message.split("\n")[0]}`;
}

function samplesLine(count: number) {
  const facts = count === 1 ? "1 fact is still a sample" : `${count} facts are still samples`;
  return `${facts}: npm run golive lists them`;
}

/** Told to the owner as it is: nobody needs the stack of a missing comma. */
class ContentError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
  }

  [inspect.custom]() {
    return this.message;
  }
}
