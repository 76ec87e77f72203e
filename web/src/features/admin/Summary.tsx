import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';

/** Shows a group of figures under a title. With an `id`, links can lead to the title. */
export function Summary({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Card>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <dl className="divide-y divide-line">{children}</dl>
    </Card>
  );
}

interface SummaryLineProps {
  name: string;
  value: string;
  /** the address of the rows that the figure counts */
  to?: string;
}

export function SummaryLine({ name, value, to }: SummaryLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap font-bold tabular-nums">
        {to ? (
          <Link to={to} className="text-link underline-offset-2 hover:underline">
            {value}
            <span className="sr-only">, ver {name.toLowerCase()}</span>
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
