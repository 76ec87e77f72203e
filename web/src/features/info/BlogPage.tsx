import { type Article, articleCategories, articles, categoryLabels } from '@tero/shared/content/articles';
import art from '../../assets/hero/hero-4-960.webp';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { ArticleCard } from './blog/ArticleCard.tsx';
import { Newsletter } from './blog/Newsletter.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';

export function BlogPage() {
  return (
    <>
      <InfoHeader
        art={art}
        title="Blog"
        lead="Ideas para contratar mejor, consejos para quienes viven de su oficio y algunas historias de por acá."
      />
      <div className="wrap py-8">
        <PageTabs
          label="Temas"
          tabs={[
            { value: 'todos', label: 'Todos', content: <AllArticles /> },
            ...articleCategories.map((category) => ({
              value: category,
              label: categoryLabels[category],
              content: <Grid articles={articles.filter((article) => article.category === category)} />,
            })),
          ]}
        />
        <Newsletter />
      </div>
    </>
  );
}

function AllArticles() {
  const [newest, ...others] = articles;
  return (
    <>
      {newest && <ArticleCard article={newest} featured heading="h2" />}
      <div className="mt-6">
        <Grid articles={others} />
      </div>
    </>
  );
}

function Grid({ articles: shown }: { articles: readonly Article[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
