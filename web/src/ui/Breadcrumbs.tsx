import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  /** none for the page itself */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={16} aria-hidden="true" className="shrink-0" />}
            {crumb.to ? (
              <Link to={crumb.to} className="flex min-h-9 items-center rounded-control px-1 text-link hover:underline">
                {crumb.label}
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
