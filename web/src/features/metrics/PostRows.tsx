import type { PostMetrics } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { longDate } from '@tero/shared/rules/time/time';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { MetricRow } from './MetricRow.tsx';
import { MetricSection } from './MetricSection.tsx';
import { rateWords } from './rate-words.ts';

/** Sets the maximum length of a post's title: its first line, which may be the whole text. */
const titleLength = 70;

const engagementNote =
  'Interacción: de las personas a las que les llegó la publicación en el período, cuántas le dieron me gusta o la compartieron. Cada persona cuenta una sola vez; lo que hacés vos no cuenta.';

/** The provider's posts, newest first. */
export function PostRows({ rows }: { rows: PostMetrics['postMetrics'] }) {
  return (
    <MetricSection title="Por publicación" note={engagementNote}>
      {rows.map((row) => (
        <MetricRow
          key={row.post_id}
          lead={<Thumbnail src={row.ProviderPost.images[0]} />}
          title={
            <Link
              to={address`/publicacion/post/${row.post_id}`}
              className="inline-block py-1 text-link hover:underline"
            >
              {excerpt(row.ProviderPost.title, titleLength)}
            </Link>
          }
          badge={
            <>
              <time dateTime={row.date}>{longDate(row.date)}</time>
              {row.engagement_rate > limits.highEngagement && (
                <Badge tone="success" icon={<TrendingUp size={14} aria-hidden="true" />}>
                  Alto engagement
                </Badge>
              )}
            </>
          }
          figures={[
            ['Vistas', row.views_count],
            ['Me gusta', row.likes_count],
            ['Compartidas', row.shares_count],
            ['Interacción', rateWords(row)],
          ]}
        />
      ))}
    </MetricSection>
  );
}

function Thumbnail({ src }: { src: string | undefined }) {
  if (!src) return null;
  return (
    <span className="w-16 shrink-0 overflow-hidden rounded-control">
      <Picture src={src} alt="" width={64} height={48} className="aspect-4/3" />
    </span>
  );
}
