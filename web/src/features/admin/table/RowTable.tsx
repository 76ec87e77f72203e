import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { cx } from '../../../ui/cx.ts';
import { Tick } from '../ticks/Tick.tsx';
import type { Column, TableLook } from './column.ts';

interface Order {
  /** the value of the `sort` parameter: a column's name, with a minus if descending; null: newest first */
  sort: string | null;
  onSort: (order: string) => void;
}

export function RowTable<Row extends { id: number }>(props: TableLook<Row> & Order & { rows: readonly Row[] }) {
  const { label, columns, rows, nameOf, actions, ticks, sort, onSort } = props;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // the scroll padding keeps a focused element clear of the last column, which stays in view
      className="scroll-pr-48 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {ticks && (
              <th scope="col" className="w-9 pl-1">
                <Tick
                  label="Elegir las filas de esta página"
                  checked={rows.every(({ id }) => ticks.isTicked(id))}
                  some={rows.some(({ id }) => ticks.isTicked(id))}
                  onChange={() => ticks.togglePage(rows)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="sticky right-0 bg-sunken px-2.5 text-right font-semibold">
                Acciones
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} data-row="" className="group focus-within:bg-sunken h-[39px] hover:bg-sunken">
              {ticks && (
                <td className="w-9 pl-1">
                  <Tick
                    label={`Elegir ${nameOf(row)}`}
                    checked={ticks.isTicked(row.id)}
                    onChange={() => ticks.toggle(row.id)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <BodyCell key={column.label} column={column} row={row} />
              ))}
              {actions && (
                <td className="sticky right-0 bg-surface px-2.5 group-focus-within:bg-sunken group-hover:bg-sunken">
                  <div className="flex justify-end gap-0.5">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BodyCell<Row>({ column: { cell, align, wide, wraps }, row }: { column: Column<Row>; row: Row }) {
  const content = cell(row);
  return (
    <td
      title={wide && !wraps && typeof content === 'string' ? content : undefined}
      className={cx(
        'px-2.5',
        align === 'right' && 'text-right tabular-nums',
        wraps ? 'py-2' : 'whitespace-nowrap',
        wide && (wraps ? 'min-w-48 wrap-anywhere' : 'max-w-35 overflow-hidden text-ellipsis 2xl:max-w-48'),
      )}
    >
      {content}
    </td>
  );
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Order) {
  const { label, sort: name, align } = column;
  if (!name) {
    return (
      <th scope="col" className={cx('h-10 whitespace-nowrap px-2.5 font-semibold', align === 'right' && 'text-right')}>
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
          'flex min-h-10 w-full items-center gap-1 whitespace-nowrap px-2.5 font-semibold -outline-offset-3 hover:text-link',
          align === 'right' && 'justify-end',
        )}
      >
        {label}
        <Icon size={14} aria-hidden="true" className={order ? '' : 'text-muted'} />
      </button>
    </th>
  );
}
