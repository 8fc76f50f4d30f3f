import type { Article } from "../content/articles";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import styles from "./article-meta.css?inline";
import { Badge } from "./badge";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Category, date and read time of an article. */
export function ArticleMeta({ article }: { article: Article }) {
  const site = useSite();
  const { category, date, readMinutes } = article;
  return (
    <p className="cluster quiet article-meta">
      <Styles of="article-meta" css={styles} />
      <Badge>{category}</Badge>
      <time dateTime={date}>{formatDay(site, date)}</time>
      <span>{fillIn(site.words.articles.minutes, { minutes: readMinutes })}</span>
    </p>
  );
}
