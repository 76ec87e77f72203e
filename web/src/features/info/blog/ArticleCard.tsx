import { type Article, categoryLabels } from '@tero/shared/content/articles';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { articleImage } from '../content/article-images.ts';

interface ArticleCardProps {
  article: Article;
  /** whether it spans the whole row, with the image beside the text on tablets and larger screens */
  featured?: boolean;
  /** level of the heading: h3 under a section's h2 */
  heading?: 'h2' | 'h3';
}

/** Shows an article as a card; its title links the whole card. */
export function ArticleCard({ article, featured = false, heading: Heading = 'h3' }: ArticleCardProps) {
  return (
    <article
      className={cx(
        'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift',
        featured && 'md:flex-row',
      )}
    >
      <Picture
        src={articleImage(article.image)}
        alt=""
        width={960}
        height={540}
        priority={featured}
        className={cx(featured && 'md:w-1/2 lg:w-3/5')}
      />
      <div className={cx('flex grow flex-col p-5', featured && 'md:justify-center md:p-8')}>
        <Badge tone="info" className="self-start">
          {categoryLabels[article.category]}
        </Badge>
        <Heading className={cx('mt-3', featured ? 'text-2xl lg:text-3xl' : 'text-xl')}>
          <Link
            to={address`/blog/${article.id}`}
            className="stretched hover:text-link focus-visible:after:-outline-offset-3"
          >
            {article.title}
          </Link>
        </Heading>
        <p className={cx('mt-2 text-muted', featured && 'lg:text-lg')}>{article.excerpt}</p>
        <Tags tags={article.tags} className="mt-4" />
        <p className={cx('pt-4 text-muted text-sm', !featured && 'mt-auto')}>
          <time dateTime={article.date}>{longDate(article.date)}</time> · {article.readTime} de lectura
        </p>
      </div>
    </article>
  );
}

export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  return (
    <ul aria-label="Etiquetas" className={cx('flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm', className)}>
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </ul>
  );
}
