import type { ReactNode } from 'react';

/** A label and its value, such as 'Email' and the address. A fact with an empty value is not shown. */
export type Fact = readonly [label: string, value: ReactNode];

/** Shows facts in two columns, so that people can distinguish things with the same name. */
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
