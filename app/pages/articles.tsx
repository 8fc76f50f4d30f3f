import { CardPicture, LinkCard } from "../components/card";
import { drawing } from "../components/drawings";
import { Hero } from "../components/hero";
import { articles } from "../content/articles";
import { pages } from "../content/pages";
import { formatDay } from "../lib/dates";
import { drawingName } from "../lib/drawings";

const { heading, intro } = pages.articles;

export function ArticlesPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <div className="wrapper articles">
        <ul className="grid">
          {articles.map((article, index) => (
            <li key={article.slug}>
              <LinkCard
                to={`/blogs/${article.slug}`}
                title={article.title}
                picture={<CardPicture src={drawing(drawingName(article))} eager={index === 0} />}
                eyebrow={
                  <p className="article-meta">
                    <span className="badge">{article.category}</span>
                    <time dateTime={article.date}>{formatDay(article.date)}</time>
                    <span>{article.readMinutes} min read</span>
                  </p>
                }
              >
                <p>{article.excerpt}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
