import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

export interface Crumb {
  label: string;
  /** undefined for the page itself */
  to?: string;
}

/**
 * Shows breadcrumbs on a single line. The page's own name is shortened first; a long name before it takes less than
 * half of the line.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className="flex items-center gap-x-1 whitespace-nowrap text-muted text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className={cx('flex items-center gap-1', shareOf(crumb, index))}>
            {index > 0 && <ChevronRight size={16} aria-hidden="true" className="shrink-0" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="flex min-h-9 min-w-0 items-center rounded-control px-1 text-link hover:underline"
              >
                <span className="truncate">{crumb.label}</span>
              </Link>
            ) : (
              <span aria-current="page" className="truncate px-1">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function shareOf(crumb: Crumb, index: number): string {
  if (index === 0) return 'shrink-0';
  return crumb.to ? 'max-w-[45%] shrink-0' : 'min-w-0';
}
