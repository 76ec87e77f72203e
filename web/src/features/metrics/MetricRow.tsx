import type { ReactNode } from 'react';

interface MetricRowProps {
  title: ReactNode;
  badge: ReactNode;
  /** an image */
  lead?: ReactNode;
  figures: readonly (readonly [name: string, value: string | number])[];
}

/** A service or a post with its figures. */
export function MetricRow({ title, badge, lead, figures }: MetricRowProps) {
  return (
    <li className="flex flex-col gap-3 border-line border-t p-4 first:border-t-0 lg:flex-row lg:items-center lg:gap-6">
      <div className="flex min-w-0 items-center gap-3 lg:w-80 lg:shrink-0">
        {lead}
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold leading-snug">{title}</p>
          {badge && <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">{badge}</p>}
        </div>
      </div>
      <dl className="grid grow grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3 lg:flex lg:justify-end lg:gap-x-8">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse lg:items-end">
            <dt className="text-muted">{name}</dt>
            <dd className="font-bold text-base tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
