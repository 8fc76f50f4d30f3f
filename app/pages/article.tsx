import { ArticleBody, ArticleContents, ArticleMeta } from "../components/article";
import { ArticleSources } from "../components/article-sources";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { Title } from "../components/hero";
import { Link } from "../components/link";
import { Share } from "../components/share";
import { type Article, articles } from "../content/articles";
import { pages } from "../content/pages";
import type { Path } from "../content/paths";
import { articleWords } from "../content/words";
import { pictureAddress } from "../lib/pictures";

export function ArticlePage({ article }: { article: Article }) {
  const { title, excerpt, path } = article;
  return (
    <>
      <article className="wrapper article">
        <header className="beside article-header">
          <img
            className="article-picture"
            src={pictureAddress(article.picture)}
            alt={article.pictureShows ?? ""}
            width="640"
            height="400"
          />
          <div className="stack">
            <ArticleMeta article={article} />
            <Title text={title} />
            <p className="lead">{excerpt}</p>
          </div>
        </header>
        <ArticleContents article={article} />
        <ArticleBody article={article} />
        <ArticleSources article={article} />
        <div className="article-next">
          <Share path={path} title={title} />
        </div>
        <ReadNext path={path} />
      </article>
      <CallToAction title={pages.articles.next.title} text={pages.articles.next.text}>
        <ButtonLink to="/contact">{pages.articles.next.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function ReadNext({ path }: { path: Path }) {
  return articles
    .filter((other) => other.path !== path)
    .map((other) => (
      <p className="article-next" key={other.path}>
        {articleWords.next} <Link to={other.path}>{other.title}</Link>
      </p>
    ));
}
