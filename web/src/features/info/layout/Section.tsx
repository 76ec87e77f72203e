import { type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';

interface SectionProps {
  /** anchor for in-page links */
  id?: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, className, children }: SectionProps) {
  const fallback = useId();
  const headingId = id ?? fallback;
  return (
    <section aria-labelledby={headingId} className={cx('mt-14 first:mt-0', className)}>
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead != null && <p className="prose-line mt-2 text-lg text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
