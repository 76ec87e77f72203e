import { address } from '@tero/shared/rules/text/address';
import Bell from 'lucide-react/icons/bell';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react/types';
import { Link, useLocation } from 'react-router-dom';
import { useShownUnread } from '../../../features/notifications/bell/bell-queries.ts';
import { useUnanswered } from '../../../features/reviews/unanswered-queries.ts';
import { useMedia } from '../../../lib/device/use-media.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { cx } from '../../../ui/cx.ts';
import { CreateEntry } from './CreateEntry.tsx';

/** Shows the navigation of providers on phones: their own pages, with the numbers of what awaits them (rule NAV-93). */
export function ProviderBar() {
  const isWide = useMedia('(width >= 48rem)');
  return isWide ? null : <Bar />;
}

function Bar() {
  const { pathname } = useLocation();
  const id = useAccount()?.id ?? 0;
  const own = ['/provider-profile', address`/provider-profile/${id}`, '/edit-profile', '/provider-settings'];
  const unanswered = useUnanswered();
  const unread = useShownUnread();
  const isReviews = pathname === '/provider/reviews' || pathname.startsWith(address`/provider/${id}/reviews`);
  return (
    <nav
      aria-label="Secciones"
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--bottom-bar) grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden acting:hidden"
    >
      <Entry to="/provider-profile" label="Mi perfil" Icon={UserRound} isLit={own.includes(pathname)} />
      <CreateEntry className={entryStyle} />
      <Entry
        to="/provider/reviews"
        label="Reseñas"
        Icon={MessageSquareText}
        isLit={isReviews}
        count={unanswered}
        words="sin responder"
      />
      <Entry to="/metrics" label="Métricas" Icon={ChartNoAxesCombined} isLit={pathname === '/metrics'} />
      <Entry to="/avisos" label="Avisos" Icon={Bell} isLit={pathname === '/avisos'} count={unread} words="sin leer" />
    </nav>
  );
}

function entryStyle(isLit: boolean): string {
  return cx(
    'flex flex-col items-center justify-center gap-0.5 font-medium text-xs -outline-offset-3',
    isLit ? 'text-link' : 'text-muted',
  );
}

interface EntryProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  isLit: boolean;
  /** what waits there */
  count?: number;
  /** the words for the count */
  words?: string;
}

function Entry({ to, label, Icon, isLit, count = 0, words }: EntryProps) {
  const shown = count > 99 ? '99+' : count;
  return (
    <Link to={to} aria-current={isLit ? 'page' : undefined} className={entryStyle(isLit)}>
      <span className="relative">
        <Icon size={22} aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-3 min-w-5 rounded-pill bg-accent px-1 py-0.5 text-center font-bold text-on-accent text-xs leading-4 ring-2 ring-surface"
          >
            {shown}
          </span>
        )}
      </span>
      {label}
      {count > 0 && (
        <span className="sr-only">
          {shown} {words}
        </span>
      )}
    </Link>
  );
}
