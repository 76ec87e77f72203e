import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tick } from '../ticks/Tick.tsx';
import type { Column, TableLook } from './column.ts';

interface RowCardsProps<Row> extends TableLook<Row> {
  rows: readonly Row[];
  sort: string | null;
  onSort: (order: string) => void;
}

/** Shows the table on small screens: a card for each row, and a select for the order. */
export function RowCards<Row extends { id: number }>(props: RowCardsProps<Row>) {
  const { label, columns, usual = 'Más nuevos primero', rows, nameOf, actions, ticks, sort, onSort } = props;
  const head = columns.find(({ card }) => card === 'head');
  const shown = columns.filter(({ card }) => card !== 'head' && card !== 'none');
  const lines = [...shown.filter(({ first }) => first), ...shown.filter(({ first }) => !first)];
  return (
    <div className="flex flex-col gap-4">
      {columns.some((column) => column.sort) && (
        <Field label="Ordenar por" hideLabel className="sm:max-w-80">
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
      <ul aria-label={label} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-col gap-1.5 rounded-card border border-line bg-surface p-3 shadow-card">
            <div className="flex items-start justify-between gap-2">
              <h2 className="min-w-0 text-base wrap-anywhere">{head ? head.cell(row) : nameOf(row)}</h2>
              {ticks && (
                <Tick
                  label={`Elegir ${nameOf(row)}`}
                  checked={ticks.isTicked(row.id)}
                  onChange={() => ticks.toggle(row.id)}
                />
              )}
            </div>
            <Lines columns={lines.slice(0, most)} row={row} />
            <div className="mt-auto flex flex-wrap items-start justify-between gap-x-2">
              {lines.length > most && (
                <details className="group min-w-0 open:w-full">
                  <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm">
                    Más datos
                    <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
                  </summary>
                  <Lines columns={lines.slice(most)} row={row} />
                </details>
              )}
              {actions && <div className="ml-auto flex flex-wrap justify-end gap-1">{actions(row)}</div>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A card shows this many lines before it is unfolded, so that one swipe passes several rows. */
const most = 3;

function Lines<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {columns.map(({ label, cell, card }) => (
        <div key={label} className="flex min-h-6 items-center justify-between gap-4">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{typeof card === 'function' ? card(row) : cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
