import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import type { Column, TableLook } from './column.ts';

interface Order {
  /** a column's name, with a minus when descending; null: newest first */
  sort: string | null;
  onSort: (order: string) => void;
}

export function RowTable<Row extends { id: number }>(props: TableLook<Row> & Order & { rows: readonly Row[] }) {
  const { label, columns, rows, actions, sort, onSort } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Acciones
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="hover:bg-sunken/50">
              {columns.map(({ label: name, cell, align, wide, whole }) => (
                <td
                  key={name}
                  className={cx(
                    'px-3 py-2',
                    align === 'right' && 'text-right tabular-nums',
                    whole && 'whitespace-nowrap',
                    wide && 'min-w-48 [overflow-wrap:anywhere]',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td className="px-3 py-2">
                  <div className="flex justify-end gap-1">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Order) {
  const { label, sort: name, align } = column;
  if (!name) {
    return (
      <th scope="col" className={cx('px-3 py-2 font-semibold', align === 'right' && 'text-right')}>
        {label}
      </th>
    );
  }
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={order} className="p-0">
      <button
        type="button"
        onClick={() => onSort(order === 'ascending' ? `-${name}` : name)}
        className={cx(
          'flex min-h-11 w-full items-center gap-1.5 px-3 py-2 font-semibold -outline-offset-3 hover:text-link',
          align === 'right' && 'justify-end',
        )}
      >
        {label}
        <Icon size={16} aria-hidden="true" className={order ? '' : 'text-muted'} />
      </button>
    </th>
  );
}
