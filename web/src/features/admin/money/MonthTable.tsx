import type { MoneyMonth } from '@tero/shared/contract/admin/figures/money';
import { formatPesos } from '@tero/shared/rules/money/money';
import { address } from '@tero/shared/rules/text/address';
import { addDays } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card.tsx';

const count = new Intl.NumberFormat('es-UY');
const some = (value: number, text = count.format(value)) => (value === 0 ? '—' : text);

const columns: readonly { label: string; cell: (row: MoneyMonth) => string }[] = [
  { label: 'Cobrado', cell: ({ income }) => formatPesos(income) },
  { label: 'Pagos', cell: ({ payments }) => some(payments) },
  { label: 'Devuelto', cell: ({ refunds }) => some(refunds, formatPesos(refunds)) },
  { label: 'Cobros fallidos', cell: ({ failed, failed_amount }) => failedText(failed, failed_amount) },
  { label: 'Nuevas', cell: ({ started }) => some(started) },
  { label: 'Volvieron', cell: ({ won_back }) => some(won_back) },
  { label: 'Se fueron', cell: ({ lost }) => some(lost) },
];

/** Returns the address of the list of a local month's payments, where an administrator can export them. */
function paymentsOf(month: string): string {
  const last = addDays(addDays(`${month}-01`, 31).replace(/\d\d$/, '01'), -1);
  return address`/admin/payments?from=${`${month}-01`}&to=${last}`;
}

function failedText(failed: number, amount: number): string {
  return some(failed, `${count.format(failed)} (${formatPesos(amount)})`);
}

/** Shows a row for each month. On a phone the table scrolls sideways within the page, and the months stay in place. */
export function MonthTable({ months, nameOf }: { months: readonly MoneyMonth[]; nameOf: (month: string) => string }) {
  return (
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Ingresos por mes" className="-mx-2 overflow-x-auto" tabIndex={0}>
        <table className="w-full text-right tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 bg-surface px-2 py-2 text-left font-semibold">
                Mes
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="whitespace-nowrap px-2 py-2 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {months.map((row) => (
              <tr key={row.month}>
                <th
                  scope="row"
                  className="sticky left-0 bg-surface whitespace-nowrap px-2 py-2.5 text-left font-semibold"
                >
                  <Link
                    to={paymentsOf(row.month)}
                    aria-label={`${nameOf(row.month)}: ver sus pagos`}
                    className="text-link underline-offset-2 hover:underline"
                  >
                    {nameOf(row.month)}
                  </Link>
                </th>
                {columns.map(({ label, cell }) => (
                  <td key={label} className="whitespace-nowrap px-2 py-2.5">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
