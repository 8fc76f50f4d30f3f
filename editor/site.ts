import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { entriesIn } from "./entries.ts";
import { readSnapshot } from "./forms.ts";
import { findOldNames, type Pages } from "./unconfirmed.ts";

/** Questions about pages that the server of the site answers. */
export type SiteApi = Partial<{
  pageOf: (id: string, path: readonly string[]) => Promise<string | undefined>;
  pageShowing: (id: string, path: readonly string[]) => Promise<string | undefined>;
  allPages: () => Promise<Pages | undefined> | undefined;
}>;

export function siteIn({ config }: ViteDevServer): SiteApi {
  return config.plugins.find(({ name }) => name === "prerender")?.api ?? {};
}

/** Lists the unconfirmed facts by the page that shows them, and the names that pages still have. */
export async function unconfirmedIn(
  root: string,
  { unconfirmed }: Pick<ReturnType<typeof entriesIn>, "unconfirmed">,
  site: SiteApi,
) {
  const facts = unconfirmed();
  const pages = new Map<string, typeof facts>();
  for (const fact of facts) {
    const url = (await site.pageShowing?.(fact.id, fact.path.map(String))) ?? "";
    pages.set(url, [...(pages.get(url) ?? []), fact]);
  }
  const folder = join(root, "content");
  const names = await findOldNames(folder, readSnapshot(folder), async () => site.allPages?.());
  // Facts that no page shows come last.
  const sorted = [...pages].toSorted(([one], [other]) => Number(!one) - Number(!other));
  return { names, pages: sorted.map(([url, facts]) => ({ url, facts })) };
}
