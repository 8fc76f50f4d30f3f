import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { articles } from "../content/articles";
import { pages } from "../content/pages";
import { articleWords } from "../content/words";
import { formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { pictureAddress } from "../lib/pictures";

const { heading, intro } = pages.articles;

export function ArticlesPage() {
  return (
    <div className="articles">
      <Hero title={heading} intro={intro} />
      <div className="wrapper">
        <ul className="articles-list">
          {articles.map((article, index) => (
            <li key={article.path}>
              <LinkCard
                to={article.path}
                title={article.title}
                picture={<CardPicture src={pictureAddress(article.picture)} eager={index === 0} />}
                eyebrow={
                  <p className="article-meta">
                    <span className="badge">{article.category}</span>
                    <time dateTime={article.date}>{formatDay(article.date)}</time>
                    <span>{fillIn(articleWords.minutes, { minutes: article.readMinutes })}</span>
                  </p>
                }
              >
                <p>{article.excerpt}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
