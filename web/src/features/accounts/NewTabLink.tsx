import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Shows a link that opens a new tab, so that a half-filled form stays open. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      target="_blank"
      className="inline-flex min-h-11 items-center gap-1 rounded-control font-semibold text-link underline underline-offset-2 sm:min-h-9"
    >
      {children}
      <ExternalLink size={14} aria-hidden="true" />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </Link>
  );
}
