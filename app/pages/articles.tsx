import { ArticleMeta } from "../components/article";
import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { articles } from "../content/articles";
import { pages } from "../content/pages";
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
                eyebrow={<ArticleMeta article={article} />}
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
