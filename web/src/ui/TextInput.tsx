import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} {...useFieldControl()} {...rest} className={cx(controlStyle, className)} />;
}
