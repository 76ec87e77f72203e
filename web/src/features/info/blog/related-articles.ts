import { type Article, articles } from '@tero/shared/content/articles';

const shown = 3;

/** Returns the most similar articles, by common tags and category, then newest first. */
export function relatedArticles(article: Article): Article[] {
  return articles
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, nearness: nearness(article, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, shown)
    .map(({ other }) => other);
}

function nearness(article: Article, other: Article): number {
  const common = other.tags.filter((tag) => article.tags.includes(tag)).length;
  return common * 2 + (article.category === other.category ? 1 : 0);
}
