import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...useFieldControl()} {...rest} className={cx(controlStyle, 'resize-y', className)} />;
}
