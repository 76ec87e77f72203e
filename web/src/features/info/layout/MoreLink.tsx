import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';

/** Shows a link to further reading on its own line. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-3 inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-link hover:underline"
    >
      {children}
      <ArrowRight size={18} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
