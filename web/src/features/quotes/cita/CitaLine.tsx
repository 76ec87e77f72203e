import type { ComingCita } from '@tero/shared/contract/citas';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge.tsx';

interface CitaLineProps {
  cita: ComingCita;
  /** when it is, as the list says it */
  when: string;
  note?: string | undefined;
}

/** A cita to come, with the way to its quote. */
export function CitaLine({ cita, when, note }: CitaLineProps) {
  return (
    <Link to={cita.path} className="wrap-anywhere block py-3 underline-offset-4 hover:underline">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold text-link first-letter:uppercase">{when}</strong>
        {cita.state === 'proposed' && (
          <Badge tone="warning">{cita.side === cita.as ? 'Falta que te la confirmen' : 'Te toca confirmar'}</Badge>
        )}
      </span>
      <span>
        {cita.other} · {cita.place}
      </span>
      {note && <span className="block text-warn-ink">{note}</span>}
    </Link>
  );
}
