import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Route from 'lucide-react/icons/route';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react/types';
import { Link, useLocation } from 'react-router-dom';
import { listPath } from '../../features/categories/queries.ts';
import { usePlace } from '../../lib/device/place.ts';
import { useOutboxCount } from '../../offline/outbox/outbox.ts';
import { cx } from '../../ui/cx.ts';
import { OutboxCount, outboxWords } from './own/OutboxCount.tsx';
import { showsCategories } from './shows-categories.ts';

const sections: { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Recientes', to: '/recientes', Icon: Clock },
  { label: 'Categorías', to: '/servicios', Icon: LayoutGrid },
  { label: 'Funciona', to: '/how-it-works', Icon: Route },
  { label: 'Ayuda', to: '/help', Icon: CircleHelp },
];

/** Replaces the link to "how it works" when an item is in the outbox, because that person already knows the app. */
const outboxSection = { label: 'Pendientes', to: '/pendientes', Icon: Send };

/** Shows the navigation of phones. The support button takes the fifth place (SupportButton). */
export function BottomBar() {
  const waiting = useOutboxCount();
  const place = usePlace();
  const location = useLocation();
  const isHere = (to: string) => (to === '/servicios' ? showsCategories(location) : location.pathname === to);
  const shown = waiting > 0 ? sections.map((section) => (section.Icon === Route ? outboxSection : section)) : sections;
  return (
    <nav
      aria-label="Secciones"
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--bottom-bar) grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden acting:hidden"
    >
      {shown.map(({ label, to, Icon }) => (
        <Link
          key={to}
          to={to === '/servicios' ? listPath(place) : to}
          aria-current={isHere(to) ? 'page' : undefined}
          className={cx(
            'flex flex-col items-center justify-center gap-0.5 font-medium text-xs -outline-offset-3',
            isHere(to) ? 'text-link' : 'text-muted',
          )}
        >
          <span className="relative">
            <Icon size={22} aria-hidden="true" />
            {Icon === Send && <OutboxCount className="-top-2 absolute left-3 ring-2 ring-surface" />}
          </span>
          {label}
          {Icon === Send && <span className="sr-only"> {outboxWords(waiting)}</span>}
        </Link>
      ))}
    </nav>
  );
}
