import { localDay } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Link } from 'react-router-dom';
import { useClock } from '../../../lib/device/clock.ts';
import { cx } from '../../../ui/cx.ts';
import { CitaLine } from './CitaLine.tsx';
import { nearWhen } from './cita-words.ts';
import { useComingCitas } from './coming-queries.ts';

/** Citas on the start page. */
const shown = 3;

/** What is next for either side, also without signal (rule CITA-7); nothing where there is nothing. */
export function ComingCard({ className }: { className?: string }) {
  const { data: citas } = useComingCitas();
  const today = useClock(localDay);
  if (!citas?.length || !today) return null;
  return (
    <section
      aria-labelledby="proximas-citas"
      className={cx('rounded-card bg-surface p-4 text-ink shadow-card sm:p-5', className)}
    >
      <h2
        id="proximas-citas"
        className="flex items-center gap-2 font-sans font-semibold text-base text-muted leading-tight tracking-normal"
      >
        <CalendarClock size={20} aria-hidden="true" className="shrink-0 text-link" />
        Tus próximas citas
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {citas.slice(0, shown).map((cita) => (
          <li key={cita.path}>
            <CitaLine cita={cita} when={nearWhen(cita, today)} />
          </li>
        ))}
      </ul>
      <Link
        to="/citas"
        className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        Ver mis citas
      </Link>
    </section>
  );
}
