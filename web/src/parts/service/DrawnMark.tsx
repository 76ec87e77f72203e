import { availabilityAt, type Schedule } from '@tero/shared/rules/time/available';
import { useClock } from '../../lib/device/clock.ts';
import { cx } from '../../ui/cx.ts';

export interface MarkProps {
  schedule: Schedule;
  /** where it lies; it pushes nothing when it comes and goes */
  className?: string | undefined;
}

/** What a service says of today, and nothing once that is over. */
export function DrawnMark({ schedule, className }: MarkProps) {
  const available = useClock((at) => availabilityAt(schedule, at));
  if (!available) return null;
  return (
    <span
      className={cx(
        'pointer-events-none rounded-pill bg-surface px-2.5 py-1.5 font-semibold text-xs leading-none',
        available === 'now' && 'text-link',
        className,
      )}
    >
      Disponible {available === 'now' ? 'ahora' : 'hoy'}
    </span>
  );
}
