import type { ReactNode } from 'react';

/** A fact of a thing: 'Email' and the address. An empty value leaves its row out. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts in two columns, for telling one thing from another that has the same name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-control bg-sunken p-3 text-sm">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
