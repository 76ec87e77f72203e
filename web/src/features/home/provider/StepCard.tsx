import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';

interface StepCardProps {
  Icon: LucideIcon;
  title: string;
  hint: string;
  /** the way to take it */
  children: ReactNode;
}

/** The one thing that is next. */
export function StepCard({ Icon, title, hint, children }: StepCardProps) {
  return (
    <div className="flex min-h-47 flex-wrap content-start items-center gap-x-4 gap-y-3 rounded-card bg-surface p-4 text-ink shadow-card sm:min-h-21 sm:content-center sm:px-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="wrap-anywhere text-lg">
          <span className="sr-only">Tu próximo paso: </span>
          {title}
        </h2>
        <p className="wrap-anywhere text-muted">{hint}</p>
      </div>
      {children}
    </div>
  );
}
