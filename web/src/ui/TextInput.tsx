import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** no 'number': amounts use `MoneyInput`, because number fields read `1.500` as one and a half */
  type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'time';
}

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input type={type} {...useFieldControl()} {...rest} className={cx(controlStyle, className)} />;
}
