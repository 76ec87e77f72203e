import { cx } from '../../ui/cx.ts';

interface FactListProps {
  facts: readonly (readonly [name: string, value: string])[];
  /** whether each value has its own line, so that a value that loads late does not move the others */
  stacked?: boolean;
}

/** Shows a list of names and values, one pair per line. */
export function FactList({ facts, stacked = false }: FactListProps) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className={cx('flex py-2.5', stacked ? 'flex-col' : 'flex-wrap justify-between gap-x-6')}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
