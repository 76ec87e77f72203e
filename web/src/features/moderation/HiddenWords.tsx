import EyeOff from 'lucide-react/icons/eye-off';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';

/** Tells authors that the team has hidden something of theirs, and where to read why and answer (rule MOD-9). */
export function HiddenWords({ what, className }: { what: string; className?: string }) {
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-x-2 rounded-control bg-warn-ground px-3.5 py-2 text-sm text-warn-ink',
        className,
      )}
    >
      <EyeOff size={16} aria-hidden="true" className="shrink-0" />
      <span>El equipo de Tero ocultó {what}.</span>
      <Link to="/moderacion" className="inline-flex min-h-11 items-center font-semibold underline">
        Ver por qué y responder
      </Link>
    </p>
  );
}
