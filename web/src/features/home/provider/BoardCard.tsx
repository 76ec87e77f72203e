import ArrowRight from 'lucide-react/icons/arrow-right';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface BoardCardProps {
  Icon: LucideIcon;
  title: string;
  /** the figure; null if it could not be read, undefined while it loads */
  value: ReactNode | null | undefined;
  note?: ReactNode;
  to: string;
  go: string;
  /** whether something there waits for the provider */
  isWaiting?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Shows a figure of the provider's day and links to its screen; it has the same height while it loads. */
export function BoardCard(props: BoardCardProps) {
  const { Icon, title, value, note, to, go, isWaiting, className, children } = props;
  return (
    <section className={cx('flex flex-col rounded-card bg-surface p-4 shadow-card sm:p-5', className)}>
      <h2 className="flex items-center gap-2 font-sans font-semibold text-base text-muted leading-tight tracking-normal">
        <Icon size={20} aria-hidden="true" className="shrink-0 text-link" />
        {title}
      </h2>
      <div className="mt-2 flex min-h-10 items-center gap-2 font-bold font-heading text-2xl leading-tight sm:text-3xl">
        {value === undefined ? <Skeleton className="h-8 w-16" /> : <span>{value ?? '—'}</span>}
        {isWaiting && <span aria-hidden="true" className="size-2.5 rounded-pill bg-accent" />}
      </div>
      <p className={cx('text-muted text-sm sm:min-h-6', value === undefined ? 'min-h-10' : 'min-h-6')}>
        {value === null ? 'No pudimos cargar el dato. Probá de nuevo en un rato.' : note}
      </p>
      {children}
      <Link
        to={to}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-link underline-offset-4 hover:underline"
      >
        {go}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  );
}
