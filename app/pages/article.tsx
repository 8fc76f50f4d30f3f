import { ArticleBody, ArticleContents } from "../components/article";
import { ArticleSources } from "../components/article-sources";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { drawing } from "../components/drawings";
import { Title } from "../components/hero";
import { Link } from "../components/link";
import { Share } from "../components/share";
import { type Article, type ArticleSlug, articles } from "../content/articles";
import { pages } from "../content/pages";
import { formatDay } from "../lib/dates";
import { drawingName } from "../lib/drawings";

type ArticlePageProps = { article: Article & { slug: ArticleSlug } };

export function ArticlePage({ article }: ArticlePageProps) {
  const { title, category, date, readMinutes, slug } = article;
  return (
    <>
      <article className="wrapper article">
        <header className="article-header">
          <p className="article-meta">
            <span className="badge">{category}</span>
            <time dateTime={date}>{formatDay(date)}</time>
            <span>{readMinutes} min read</span>
          </p>
          <Title text={title} />
          <img
            className="article-picture"
            src={drawing(drawingName(article))}
            alt=""
            width="640"
            height="400"
          />
        </header>
        <ArticleContents slug={slug} />
        <ArticleBody slug={slug} />
        <ArticleSources article={article} />
        <div className="article-next">
          <Share path={`/blogs/${slug}`} title={title} />
        </div>
        <ReadNext slug={slug} />
      </article>
      <CallToAction title={pages.articles.next.title} text={pages.articles.next.text}>
        <ButtonLink to="/contact">{pages.articles.next.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function ReadNext({ slug }: { slug: ArticleSlug }) {
  return articles
    .filter((other) => other.slug !== slug)
    .map((other) => (
      <p className="article-next" key={other.slug}>
        Read next: <Link to={`/blogs/${other.slug}`}>{other.title}</Link>
      </p>
    ));
}
