import { ArticleBody, ArticleContents } from "../components/article";
import { ButtonLink } from "../components/button";
import { CallToAction } from "../components/call-to-action";
import { drawing } from "../components/drawings";
import { Title } from "../components/hero";
import { Link } from "../components/link";
import { type Article, type ArticleSlug, articles } from "../content/articles";
import { pages } from "../content/pages";
import { formatDay } from "../lib/dates";

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
          <img className="article-picture" src={drawing(slug)} alt="" width="640" height="400" />
        </header>
        <ArticleContents slug={slug} />
        <ArticleBody slug={slug} />
        <Sources article={article} />
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

function Sources({ article }: { article: Article }) {
  return (
    <footer className="article-sources flow">
      <h2 id="sources">Sources</h2>
      <ol>
        {article.sources.map(({ author, title, publication, year, url }) => (
          <li key={url}>
            {author.replace(/\.$/, "")}. <a href={url}>{title}</a>.
            {publication && ` ${publication},`} {year}.
          </li>
        ))}
      </ol>
      <p>
        Last reviewed on{" "}
        <time dateTime={article.lastReviewed}>{formatDay(article.lastReviewed)}</time>. Next review
        by <time dateTime={article.nextReview}>{formatDay(article.nextReview)}</time>.
      </p>
      <p>{pages.articles.disclaimer}</p>
    </footer>
  );
}
