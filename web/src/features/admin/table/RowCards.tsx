import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { TableLook } from './column.ts';

interface RowCardsProps<Row> extends TableLook<Row> {
  rows: readonly Row[];
  sort: string | null;
  onSort: (order: string) => void;
}

/** The table for small screens: a card per row, and the sort orders in a select. */
export function RowCards<Row extends { id: number }>(props: RowCardsProps<Row>) {
  const { label, columns, usual = 'Más nuevos primero', rows, nameOf, actions, sort, onSort } = props;
  const head = columns.find(({ card }) => card === 'head');
  const lines = columns.filter(({ card }) => card !== 'head' && card !== 'none');
  return (
    <div className="flex flex-col gap-4">
      {columns.some((column) => column.sort) && (
        <Field label="Ordenar por" className="sm:max-w-80">
          <Select value={sort ?? ''} onChange={(event) => onSort(event.target.value)}>
            <option value="">{usual}</option>
            {columns
              .filter((column) => column.sort)
              .flatMap(({ label: name, sort: key }) => [
                <option key={key} value={key}>
                  {name}, de menor a mayor
                </option>,
                <option key={`-${key}`} value={`-${key}`}>
                  {name}, de mayor a menor
                </option>,
              ])}
          </Select>
        </Field>
      )}
      <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
            <h2 className="text-lg [overflow-wrap:anywhere]">{head ? head.cell(row) : nameOf(row)}</h2>
            <dl className="flex grow flex-col gap-1.5 text-sm">
              {lines.map(({ label: name, cell, card }) => (
                <div key={name} className="flex min-h-6 items-center justify-between gap-4">
                  <dt className="shrink-0 text-muted">{name}</dt>
                  <dd className="min-w-0 text-right [overflow-wrap:anywhere]">
                    {typeof card === 'function' ? card(row) : cell(row)}
                  </dd>
                </div>
              ))}
            </dl>
            {actions && (
              <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-3">{actions(row)}</div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
