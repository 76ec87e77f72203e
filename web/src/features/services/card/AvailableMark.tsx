import { availabilityAt, type Schedule } from '@tero/shared/rules/time/available';
import { useClock } from '../../../lib/device/clock.ts';
import { cx } from '../../../ui/cx.ts';

interface AvailableMarkProps {
  schedule: Schedule | undefined;
  /** where it lies; it pushes nothing when it comes and goes */
  className?: string | undefined;
}

/** Shows 'Disponible ahora' or 'Disponible hoy', for as long as it is true (rule TIME-8). */
export function AvailableMark({ schedule, className }: AvailableMarkProps) {
  const available = useClock((at) => (schedule ? availabilityAt(schedule, at) : null));
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
