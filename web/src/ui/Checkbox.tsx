import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
          className="size-5 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      <p id={errorId} aria-live="polite" className={cx(error ? 'text-danger text-sm' : 'sr-only')}>
        {error}
      </p>
    </div>
  );
}
