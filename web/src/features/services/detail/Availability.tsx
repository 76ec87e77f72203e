import type { Service } from '@tero/shared/contract/services';
import { weekdayLabels, weekdayOf, weekdays } from '@tero/shared/rules/time/schedule';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';

/** The week from Monday on, with the hours of the available days. */
export function Availability({ days, hours }: { days: Service['available_days']; hours: Service['available_hours'] }) {
  const today = weekdayOf(new Date());
  return (
    <section>
      <h2 className="mb-3 text-2xl">Disponibilidad</h2>
      {days.length === 0 ? (
        <p className="text-muted">Días a coordinar con el proveedor{hours && `, de ${hours.start} a ${hours.end}`}.</p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {weekdays.map((day) => {
            const serves = days.includes(day);
            return (
              <li
                key={day}
                className={cx(
                  'flex min-h-11 items-center gap-2 border-line border-b px-4 py-2 last:border-b-0',
                  day === today && 'bg-primary-soft text-on-primary-soft',
                )}
              >
                <span className={cx('font-medium', !serves && day !== today && 'text-muted')}>
                  {weekdayLabels[day]}
                </span>
                {day === today && <Badge tone="primary">Hoy</Badge>}
                <span className={cx('ml-auto', serves ? 'font-semibold' : day !== today && 'text-muted')}>
                  {serves ? hoursText(hours) : 'No disponible'}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function hoursText(hours: Service['available_hours']): string {
  return hours ? `${hours.start} a ${hours.end}` : 'Horario a coordinar';
}
