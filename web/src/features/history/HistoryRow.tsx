import type { HistoryItem } from '@tero/shared/contract/history';
import { address } from '@tero/shared/rules/text/address';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { longDate } from '@tero/shared/rules/time/time';
import Eye from 'lucide-react/icons/eye';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PauseBadge } from '../pauses/PauseBadge.tsx';
import { ServiceCover } from '../services/card/ServiceCover.tsx';
import type { HistoryKind } from './list-queries.ts';
import { WriteAgainAbout } from './WriteAgain.tsx';

export const rowStyle =
  'relative flex h-full gap-4 rounded-card border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-lift';
/** a link that covers its row */
export const rowLinkStyle = 'stretched';

interface HistoryRowProps {
  item: HistoryItem;
  kind: HistoryKind;
}

export function HistoryRow({ item, kind }: HistoryRowProps) {
  return (
    <article className={rowStyle}>
      <div className="relative w-24 shrink-0 overflow-hidden rounded-control sm:w-32">
        <Picture
          src={item.image}
          alt=""
          width={160}
          height={120}
          instead={
            <ServiceCover of={item} className={cx('absolute inset-0', !item.is_available && 'opacity-50 grayscale')} />
          }
          className={cx('h-full!', !item.is_available && 'opacity-50 grayscale')}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 py-1">
        <h2 className="line-clamp-2 font-semibold text-base leading-snug sm:text-lg">
          <Title item={item} />
        </h2>
        <p className="truncate text-muted text-sm">{item.provider_name}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{item.price}</span>
          {!item.is_available && <Badge tone="warning">No disponible</Badge>}
          <PauseBadge pause={item.pause} />
          <When at={kind === 'visited' ? item.visited_at : item.contacted_at} kind={kind} />
        </p>
        {kind === 'contacted' && item.is_available && <WriteAgainAbout serviceId={item.id} />}
      </div>
    </article>
  );
}

/** Shows an entry's title; it is a link if the service is available. */
function Title({ item }: { item: HistoryItem }) {
  if (!item.is_available) return <span className="text-muted">{item.title}</span>;
  return (
    <Link to={address`/servicios/${item.id}`} className={rowLinkStyle}>
      {item.title}
    </Link>
  );
}

/** Shows when the person visited a service or contacted somebody. */
export function When({ at, kind }: { at: string | null; kind: HistoryKind }) {
  if (!at) return null;
  const Icon = kind === 'visited' ? Eye : MessageCircle;
  return (
    <time dateTime={at} title={longDate(at)} className="inline-flex items-center gap-1.5 text-muted text-sm">
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{kind === 'visited' ? 'Visitado:' : 'Contactado:'}</span>
      {relativeTime(at, new Date())}
    </time>
  );
}
