import { ArticleMeta } from "../components/article";
import { CardPicture, LinkCard } from "../components/card";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { furtherArticles, leadingArticles } from "../content/articles";
import { pages } from "../content/pages";
import { pictureAddress } from "../lib/pictures";

const { heading, intro, more } = pages.articles;

export function ArticlesPage() {
  return (
    <div className="articles">
      <Hero title={heading} intro={intro} />
      <div className="wrapper">
        <ul className="stack articles-list">
          {leadingArticles.map((article, index) => (
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
        {furtherArticles.length > 0 && <Further />}
      </div>
    </div>
  );
}

function Further() {
  return (
    <section className="stack articles-more" aria-labelledby="more">
      <h2 id="more">{more}</h2>
      <ul className="grid">
        {furtherArticles.map((article) => (
          <li className="flow" key={article.path}>
            <ArticleMeta article={article} />
            <h3>
              <Link to={article.path}>{article.title}</Link>
            </h3>
            <p>{article.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
