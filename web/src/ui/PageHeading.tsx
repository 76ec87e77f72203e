import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** Shows the page's only h1, with an optional lead and actions. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead != null && <p className="prose-line mt-2 text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
