import { ArticleMeta } from "../components/article-meta";
import { CardPicture, LinkCard } from "../components/card";
import { Link } from "../components/link";
import { PageHeader } from "../components/page-header";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import { furtherArticles, leadingArticles } from "../content/articles";
import { pictureUrl } from "../lib/pictures";
import styles from "./articles.css?inline";

export function ArticlesPage() {
  const site = useSite();
  const { heading, intro } = site.pages.articles;
  return (
    <div className="articles">
      <Styles of="articles" css={styles} layer="pages" />
      <PageHeader className="wrapper stack articles-masthead">
        <Title text={heading} />
        <p className="lead">{intro}</p>
      </PageHeader>
      <div className="wrapper">
        <ul className="stack articles-list">
          {leadingArticles(site).map((article, index) => (
            <li key={article.path}>
              <LinkCard
                to={article.path}
                title={article.title}
                look="spread"
                picture={
                  <CardPicture src={pictureUrl(site, article.picture)} eager={index === 0} />
                }
                eyebrow={<ArticleMeta article={article} />}
              >
                <p>{article.excerpt}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
        <Further />
      </div>
    </div>
  );
}

function Further() {
  const site = useSite();
  const articles = furtherArticles(site);
  if (articles.length === 0) return;
  return (
    <section className="stack articles-more" aria-labelledby="more">
      <h2 id="more">{site.pages.articles.more}</h2>
      <ul className="grid">
        {articles.map((article) => (
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
