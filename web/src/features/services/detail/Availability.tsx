import type { Service } from '@tero/shared/contract/services';
import { isPaused } from '@tero/shared/rules/services/pause';
import { hoursWords } from '@tero/shared/rules/time/hours';
import { daysWords, type Weekday, weekdayLabels, weekdayOf, weekdays } from '@tero/shared/rules/time/schedule';
import { useClock } from '../../../lib/device/clock.ts';
import { cx } from '../../../ui/cx.ts';

interface AvailabilityProps {
  days: Service['available_days'];
  hours: Service['available_hours'];
  pause: Service['pause'];
}

/**
 * Shows when the provider works: in a line, and day by day, Monday first. If the provider is away, no day is marked as
 * today's.
 */
export function Availability({ days, hours, pause }: AvailabilityProps) {
  const today = useClock((now) => (isPaused(pause, now) ? null : weekdayOf(now)));
  return (
    <section>
      <h2 className="mb-3 text-2xl">Disponibilidad</h2>
      <p className="font-semibold">
        {daysWords(days)}, {hoursWords(hours)}
      </p>
      {days.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {weekdays.map((day) => (
            <Day key={day} day={day} serves={days.includes(day)} isToday={day === today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Day({ day, serves, isToday }: { day: Weekday; serves: boolean; isToday: boolean }) {
  return (
    <li
      className={cx(
        'flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control border px-1.5 text-sm leading-tight',
        serves
          ? 'border-primary bg-primary-soft font-semibold text-on-primary-soft'
          : 'border-line text-muted line-through',
      )}
    >
      <span aria-hidden="true">{weekdayLabels[day].slice(0, 3)}</span>
      <span className="sr-only">{`${weekdayLabels[day]}: ${serves ? 'disponible' : 'no disponible'}`}</span>
      {isToday && <span className="font-normal text-xs">Hoy</span>}
    </li>
  );
}
