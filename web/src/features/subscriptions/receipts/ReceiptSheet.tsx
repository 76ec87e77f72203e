import type { Receipt } from '@tero/shared/contract/receipts';
import { formatPesos } from '@tero/shared/rules/money/money';
import { rutText } from '@tero/shared/rules/money/rut';
import { paymentMethodLabels } from '@tero/shared/rules/subscription';
import { longDate } from '@tero/shared/rules/time/time';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { FactList } from '../FactList.tsx';

/** Shows a receipt as a sheet that looks the same on the screen and on paper. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, amount, iva, iva_percent, refunded_amount, voided, cfe_number } = receipt;
  const facts: [string, string][] = [
    ['Fecha', longDate(receipt.paid_at)],
    ['Concepto', 'Plan Premium, un mes'],
    ['Medio de pago', paymentMethodLabels[receipt.payment_method]],
    ...only('Operación', receipt.transaction_id),
    ['Importe sin IVA', formatPesos(Math.round((amount - iva) * 100) / 100)],
    [`IVA ${iva_percent} %`, formatPesos(iva)],
    ['Total', formatPesos(amount)],
    ...only('Devuelto', refunded_amount > 0 ? formatPesos(refunded_amount) : null),
    ...only('e-Recibo (CFE)', cfe_number),
  ];
  return (
    <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl sm:text-3xl">Recibo n.º {number}</h1>
        <p className="text-muted">Emitido el {longDate(receipt.issued_at)}</p>
      </header>
      {voided && (
        <FormNotice tone="warning" quiet>
          Anulado: este pago se registró por error y no cuenta.
        </FormNotice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Party title="Cobra" name={receipt.payee_name ?? 'Tero'} rut={receipt.payee_rut} more={receipt.payee_address} />
        <Party title="Paga" name={receipt.payer_name ?? 'Cuenta eliminada'} rut={receipt.payer_rut} more={null} />
      </div>
      <FactList facts={facts} />
      <p className="text-muted text-sm">
        <span>Este recibo no es un documento fiscal: deja constancia del pago.</span>
        {cfe_number && <span> El comprobante fiscal es el e-recibo que figura arriba.</span>}
      </p>
    </article>
  );
}

function only(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}

interface PartyProps {
  title: string;
  name: string;
  rut: string | null;
  more: string | null;
}

function Party({ title, name, rut, more }: PartyProps) {
  return (
    <section>
      <h2 className="font-sans font-normal text-base text-muted tracking-normal">{title}</h2>
      <p className="wrap-anywhere font-semibold">{name}</p>
      {rut && <p>RUT {rutText(rut)}</p>}
      {more && <p className="wrap-anywhere">{more}</p>}
    </section>
  );
}
