import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

/** Shows the native select with our style, because a phone's own picker works best. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cx('relative', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={cx(controlStyle, 'cursor-pointer appearance-none text-ellipsis pr-10 max-sm:pr-8 max-sm:pl-3')}
      >
        {children}
      </select>
      <ChevronDown
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto sm:right-3 text-muted"
      />
    </div>
  );
}
