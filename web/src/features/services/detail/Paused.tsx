import type { Pause } from '@tero/shared/rules/services/pause';
import { dayAndMonth } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';

/** Tells the owner that a service is in no list for the pause, and the way out of it (rule PAUSE-6). */
export function Paused({ pause }: { pause: Pause }) {
  return (
    <p className="w-full rounded-control bg-warn-ground px-4 py-1 text-warn-ink">
      Estás en pausa. Este servicio no aparece en las búsquedas hasta el {dayAndMonth(pause.until)}.{' '}
      <Link to="/provider/pause" className="inline-flex min-h-11 items-center font-semibold underline">
        Cambiar o terminar la pausa
      </Link>
    </p>
  );
}
