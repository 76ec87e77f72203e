import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Shows a grey placeholder for loading content. The class sets its size and shape. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-sunken', className)} />;
}

/** Wraps a screen's skeletons and announces them as one loading message. */
export function Loading({ label = 'Cargando…', className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface LoadingProps {
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Shows a placeholder for an avatar with two lines beside it: author and time. */
export function AuthorSkeleton({ className }: { className?: string }) {
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <Skeleton className="size-11 rounded-pill" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/4" />
      </div>
    </div>
  );
}
