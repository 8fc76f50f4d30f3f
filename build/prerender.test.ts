import { expect, test, vi } from "vitest";
import { prerender } from "./prerender";

type Hook = (options: object) => void;

test.each([
  ["content", "/project/content/hi/pages/about.yml", [], 1],
  ["a module", "/project/app/pages/about.tsx", [{}], 1],
  ["another file", "/project/README.md", [], 0],
])("pages reload after a change of %s if they are made from it", (_, file, modules, times) => {
  const send = vi.fn();
  const server = { environments: { client: { hot: { send } } } };
  (prerender("/project/content").hotUpdate as Hook)({ file, modules, server });
  expect(send).toHaveBeenCalledTimes(times);
});
