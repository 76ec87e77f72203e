import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, Suspense, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface ChartFrameProps {
  title: string;
  /** a sentence that describes the chart */
  text: string;
  legend?: { label: string; color: string }[];
  isEmpty: boolean;
  /** hidden from screen readers */
  chart: ReactNode;
  /** the same numbers as a table, collapsed under the chart; omitted where the page already shows them */
  table?: ReactNode;
}

/**
 * Shows a chart with its title and a description in words. The chart itself takes no focus and is hidden from screen
 * readers.
 */
export function ChartFrame({ title, text, legend = [], isEmpty, chart, table }: ChartFrameProps) {
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {legend.length > 0 && (
            <ul aria-hidden="true" className="flex gap-4 text-muted text-sm">
              {legend.map(({ label, color }) => (
                <li key={label} className="flex items-center gap-2">
                  <span className={cx('size-3 rounded-pill', color)} />
                  {label}
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="mt-1 text-muted">{text}</p>
        {isEmpty ? (
          <p className="mt-4 rounded-control bg-sunken px-4 py-10 text-center text-muted">No hay datos disponibles</p>
        ) : (
          <div aria-hidden="true" className="mt-4 h-64">
            <Suspense fallback={<Skeleton className="size-full" />}>{chart}</Suspense>
          </div>
        )}
        {table && !isEmpty && (
          <details className="group mt-3">
            <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm">
              Ver los datos en una tabla
              <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
            </summary>
            {table}
          </details>
        )}
      </section>
    </Card>
  );
}
