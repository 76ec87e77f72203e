import { useUnsentCount } from '../../offline/outbox/count.ts';
import { cx } from '../../ui/cx.ts';

/** For who does not see the number. */
export function unsentWords(count: number): string {
  return `${count} sin enviar`;
}

/** How many things wait to be sent; nothing at none. What it stands in says it in words. */
export function UnsentCount({ className }: { className?: string }) {
  const count = useUnsentCount((state) => state.count);
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
