import { type Article, articles, categoryLabels } from '@tero/shared/content/articles';
import { longDate } from '@tero/shared/rules/time/time';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ArticleCard, Tags } from './blog/ArticleCard.tsx';
import { relatedArticles } from './blog/related-articles.ts';
import { articleBodies } from './content/article-bodies.ts';
import { articleImage } from './content/article-images.ts';
import { Prose } from './layout/Prose.tsx';
import { Section } from './layout/Section.tsx';

export function BlogArticlePage() {
  const { id } = useParams();
  const article = articles.find((candidate) => String(candidate.id) === id);
  usePageTitle(article?.title ?? 'Artículo no encontrado');
  if (!article) return <NoArticle />;
  return (
    <div className="wrap py-8">
      <Breadcrumbs crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Blog', to: '/blog' }, { label: article.title }]} />
      <FullArticle article={article} />
      <Section title="También te puede interesar" className="mt-14">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {relatedArticles(article).map((other) => (
            <li key={other.id}>
              <ArticleCard article={other} />
            </li>
          ))}
        </ul>
      </Section>
      <div className="mt-8">
        <LinkButton to="/blog" variant="outline">
          Ver todos los artículos
        </LinkButton>
      </div>
    </div>
  );
}

function FullArticle({ article }: { article: Article }) {
  return (
    <article className="mx-auto mt-6 max-w-3xl">
      <Badge tone="info">{categoryLabels[article.category]}</Badge>
      <h1 className="mt-3 text-3xl sm:text-5xl">{article.title}</h1>
      <p className="mt-4 text-lg text-muted sm:text-xl">{article.excerpt}</p>
      <p className="mt-4 text-muted text-sm">
        {article.author} · <time dateTime={article.date}>{longDate(article.date)}</time> · {article.readTime} de lectura
      </p>
      <Picture
        src={articleImage(article.image)}
        alt=""
        width={960}
        height={540}
        priority
        className="mt-6 rounded-card"
      />
      <Prose className="mt-8">
        {articleBodies[article.id]?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <div className="mt-8">
        <LinkButton to={article.next.to}>{article.next.label}</LinkButton>
      </div>
      <Tags tags={article.tags} className="mt-8 border-line border-t pt-5" />
    </article>
  );
}

function NoArticle() {
  return (
    <div className="wrap py-12">
      <PageHeading
        title="Artículo no encontrado"
        lead="Puede que el enlace esté incompleto o que hayamos sacado el artículo. Los demás siguen en el blog."
      />
      <div className="mt-6">
        <LinkButton to="/blog">Ir al blog</LinkButton>
      </div>
    </div>
  );
}
