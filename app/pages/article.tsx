import { ArticleBody, ArticleContents } from "../components/article";
import { ArticleMeta } from "../components/article-meta";
import { ArticleSources } from "../components/article-sources";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { Link } from "../components/link";
import { Markdown } from "../components/markdown";
import { PageHeader } from "../components/page-header";
import { Share } from "../components/share";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import type { Article } from "../content/articles";
import type { Path } from "../content/paths";
import { pictureUrl } from "../lib/pictures";
import styles from "./article.css?inline";

export function ArticlePage({ article }: { article: Article }) {
  const site = useSite();
  const { next } = site.pages.articles;
  const { title, excerpt, path } = article;
  const picture = (
    <img
      className="article-picture"
      src={pictureUrl(site, article.picture)}
      alt={article.pictureShows ?? ""}
      width="640"
      height="400"
    />
  );
  return (
    <>
      <article className="wrapper article">
        <Styles of="article" css={styles} layer="pages" />
        {article.now ? (
          <PageHeader className="beside article-header">
            <div className="flow article-now">
              <Title text={title} />
              <Markdown text={article.now} />
            </div>
            <div className="stack">
              {picture}
              <ArticleMeta article={article} />
              <p className="lead">{excerpt}</p>
            </div>
          </PageHeader>
        ) : (
          <PageHeader className="beside article-header">
            {picture}
            <div className="stack">
              <ArticleMeta article={article} />
              <Title text={title} />
              <p className="lead">{excerpt}</p>
            </div>
          </PageHeader>
        )}
        <ArticleContents article={article} />
        <ArticleBody article={article} />
        <ArticleSources article={article} />
        <div className="article-next">
          <Share path={path} title={title} />
        </div>
        <ReadNext path={path} />
      </article>
      <CallToAction title={next.title} text={next.text}>
        <ButtonLink to="/contact">{next.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function ReadNext({ path }: { path: Path }) {
  const { articles, words } = useSite();
  return articles
    .filter((other) => other.path !== path)
    .map((other) => (
      <p className="article-next" key={other.path}>
        {words.articles.next} <Link to={other.path}>{other.title}</Link>
      </p>
    ));
}
