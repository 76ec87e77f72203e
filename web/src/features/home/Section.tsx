import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

interface SectionProps {
  title: string;
  lead?: string;
  /** a link at the end of the title's row */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ title, lead, more, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('wrap', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:mb-7">
        <div>
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted sm:text-lg">{lead}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
