import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'defaultValue'> {
  /** 1 for whole numbers, less for decimals */
  step?: number;
}

/**
 * The browser's own number field: it takes the decimal sign of its language, the arrow keys count by `step`, and a
 * phone shows digits. Its text becomes a number by `numberOf`.
 */
export function NumberInput({ className, step = 1, ...rest }: NumberInputProps) {
  return (
    <input
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
      {...useFieldControl()}
      {...rest}
      className={cx(controlStyle, className)}
    />
  );
}
