import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** shows the label to screen readers only */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Shows a label, one control, its hint and its error, and connects them for screen readers. */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cx(hint != null && hintId, error && errorId) || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </label>
        {children}
        {hint != null && (
          <p id={hintId} className="text-muted text-sm">
            {hint}
          </p>
        )}
        <p
          id={errorId}
          aria-live="polite"
          className={error ? 'flex items-start gap-1.5 text-danger text-sm' : 'sr-only'}
        >
          {error && <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />}
          <span>{error}</span>
        </p>
      </div>
    </FieldContext>
  );
}
