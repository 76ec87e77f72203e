import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/**
 * Shows a switch that takes effect at once, without a save button. It is a checkbox underneath, so that forms can
 * register it.
 */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span>
        <span className="block font-medium">{label}</span>
        {hint != null && (
          <span id={hintId} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          aria-describedby={hint != null ? hintId : undefined}
          {...rest}
          className="peer absolute inset-0 z-10 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span className="h-7 w-12 rounded-pill bg-control transition-colors peer-checked:bg-primary peer-disabled:opacity-60 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary" />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-pill bg-surface shadow-card transition-transform peer-checked:translate-x-5" />
      </span>
    </label>
  );
}
