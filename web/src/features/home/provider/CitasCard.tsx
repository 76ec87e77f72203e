import { citaWhen } from '@tero/shared/rules/quotes/cita';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Link } from 'react-router-dom';
import { useComingCitas } from '../../quotes/agreed-queries.ts';

/** A provider's next confirmed citas, also without signal (rule CITA-7); nothing where there is none. */
export function CitasCard() {
  const citas = useComingCitas();
  if (citas.length === 0) return null;
  return (
    <section
      aria-labelledby="proximas-citas"
      className="col-span-2 rounded-card bg-surface p-4 shadow-card sm:p-5 lg:col-span-3"
    >
      <h2
        id="proximas-citas"
        className="flex items-center gap-2 font-sans font-semibold text-base text-muted leading-tight tracking-normal"
      >
        <CalendarClock size={20} aria-hidden="true" className="shrink-0 text-link" />
        Tus próximas citas
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {citas.map((cita) => (
          <li key={cita.path}>
            <Link to={cita.path} className="wrap-anywhere block py-3 underline-offset-4 hover:underline">
              <strong className="block font-semibold text-link first-letter:uppercase">{citaWhen(cita)}</strong>
              <span>
                {cita.client_name} · {cita.place}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
