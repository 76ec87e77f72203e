import { useOutboxCount } from '../../../offline/outbox/outbox.ts';
import { cx } from '../../../ui/cx.ts';

/** Returns the count in words, for screen readers. */
export function outboxWords(count: number): string {
  return `${count} sin enviar`;
}

/** Shows a badge with the number of items in the outbox, and nothing at 0. Its container gives the number in words. */
export function OutboxCount({ className }: { className?: string }) {
  const count = useOutboxCount();
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'min-w-5 rounded-pill bg-accent px-1 py-0.5 text-center font-bold text-on-accent text-xs leading-4',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
