import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

/** A titled group of figures. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="divide-y divide-line">{children}</dl>
    </Card>
  );
}

export function SummaryLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap font-bold tabular-nums">{value}</dd>
    </div>
  );
}
