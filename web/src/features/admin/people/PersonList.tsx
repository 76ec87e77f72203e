import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card.tsx';

const count = new Intl.NumberFormat('es-UY');

interface Line {
  key: string | number;
  main: ReactNode;
  /** further details, shown below the main part */
  more?: ReactNode;
  /** shown at the end of the line: a date or a state */
  end?: ReactNode;
}

interface PersonListProps<Row> {
  title: string;
  newest: { total: number; totalIsFloor: boolean; rows: readonly Row[] };
  /** the address of the same rows in a tab; undefined if no tab lists these rows */
  to?: string;
  /** shown beside the number of rows */
  note?: string | null;
  line: (row: Row) => Line;
}

/** Shows the newest rows of a list about a person. If there are no rows, a single line says so. */
export function PersonList<Row>({
  title,
  newest: { total, totalIsFloor, rows },
  to,
  note,
  line,
}: PersonListProps<Row>) {
  const id = useId();
  const number = `${totalIsFloor ? 'Más de ' : ''}${count.format(total)}`;
  return (
    <Card className="p-4!">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="grow text-muted text-sm">{`${total === 0 ? 'Ninguno' : number}${note ? ` · ${note}` : ''}`}</p>
          {to && total > 0 && (
            <Link
              to={to}
              aria-label={`Ver en la lista: ${title}`}
              className="inline-flex min-h-11 items-center text-link text-sm underline underline-offset-2 lg:min-h-0"
            >
              Ver en la lista
            </Link>
          )}
        </div>
        {rows.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          <ul tabIndex={0} aria-labelledby={id} className="mt-2 max-h-80 divide-y divide-line overflow-y-auto">
            {rows.map((row) => {
              const { key, main, more, end } = line(row);
              return (
                <li key={key} className="flex items-start justify-between gap-3 py-2 text-sm max-[20rem]:flex-wrap">
                  <div className="min-w-0 wrap-anywhere">
                    <div>{main}</div>
                    {more && <div className="text-muted">{more}</div>}
                  </div>
                  {end && <div className="flex shrink-0 items-center gap-1 text-right text-muted">{end}</div>}
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </Card>
  );
}
