import type { SharedQuote } from '@tero/shared/contract/quotes';
import { guaranteeText } from '@tero/shared/rules/quotes/guarantee';
import { quotePrice } from '@tero/shared/rules/quotes/price-words';
import type { QuoteState } from '@tero/shared/rules/quotes/state';
import { quoteTaxes } from '@tero/shared/rules/quotes/totals';
import { address } from '@tero/shared/rules/text/address';
import { capitalised } from '@tero/shared/rules/text/letters';
import { longDate } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Changes } from './Changes.tsx';

interface QuoteSheetProps {
  id: number;
  provider: SharedQuote['provider'];
  written: NonNullable<SharedQuote['written']>;
  state: QuoteState;
  isVisit: boolean;
  /** that it changed while it was read; null when it did not */
  notice: string | null;
}

/** A quote as a sheet: on the screen and on paper the same. */
export function QuoteSheet({ id, provider, written, state, isVisit, notice }: QuoteSheetProps) {
  const { version_number, works, materials, labour, tax, subtotal, tax_amount, total, changes } = written;
  const { term, conditions, guarantee_days } = written;
  const isWithdrawn = state === 'retirado';
  // what was agreed does not end with the days in which it could be accepted (rule QUOTE-43)
  const holds = state === 'vencido' ? 'Valía' : state === 'enviado' || state === 'visto' ? 'Vale' : null;
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl sm:text-3xl">
          {isVisit ? 'Visita' : 'Presupuesto'} para {written.client_name}
        </h1>
        {provider && (
          <p className="text-lg">
            De{' '}
            <Link
              to={address`/provider-profile/${provider.id}`}
              className="font-semibold text-link underline underline-offset-4"
            >
              {provider.name}
            </Link>
            {provider.is_verified ? (
              <span>, proveedor verificado</span>
            ) : (
              provider.is_reviewed && <span>, datos revisados</span>
            )}
          </p>
        )}
        <p className="text-muted text-sm">
          {holds && <span>{`${holds} hasta el ${longDate(written.valid_until)} inclusive · `}</span>}
          <span>{`${longDate(written.sent_at)} · N.º ${id}`}</span>
          {version_number > 1 && <span>{`, versión ${version_number}`}</span>}
        </p>
      </header>
      {!isWithdrawn && <Changes key={version_number} changes={changes} notice={notice} />}
      <table className="w-full border-collapse text-left max-[13rem]:*:block max-[13rem]:[&_tr]:flex max-[13rem]:[&_tr]:flex-wrap max-[13rem]:[&_tr]:justify-between">
        <caption className="sr-only">Trabajos y precios</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-3">
              Trabajo
            </th>
            <th scope="col" className="py-2 text-right">
              Precio
            </th>
          </tr>
        </thead>
        <tbody>
          {works.map(({ text, price }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is read as a whole, and two lines may say the same
            <Line key={at} label={text} pesos={price} />
          ))}
          {materials !== null && <Line label="Materiales" pesos={materials} />}
          {labour !== null && <Line label="Mano de obra" pesos={labour} />}
        </tbody>
        <tfoot>
          {tax_amount > 0 && <Line label="Subtotal" pesos={subtotal} />}
          {tax_amount > 0 && <Line label={quoteTaxes[tax].label} pesos={tax_amount} />}
          <tr className="font-semibold text-xl">
            <th scope="row" className="py-3 pr-3">
              Total
            </th>
            <td className="py-3 text-right">{capitalised(quotePrice(total))}</td>
          </tr>
        </tfoot>
      </table>
      {tax_amount === 0 && total > 0 && <p className="text-muted text-sm">{quoteTaxes[tax].label}.</p>}
      {(term || conditions || guarantee_days) && (
        <dl className="flex flex-col gap-3">
          {term && <Term label={isVisit ? 'Cuándo' : 'Plazo del trabajo'}>{term}</Term>}
          {conditions && <Term label="Condiciones">{conditions}</Term>}
          {guarantee_days && <Term label="Garantía del proveedor">{guaranteeText(guarantee_days)}</Term>}
        </dl>
      )}
    </article>
  );
}

function Line({ label, pesos }: { label: string; pesos: number }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="wrap-anywhere py-2 pr-3 font-normal">
        {label}
      </th>
      <td className="py-2 text-right">{capitalised(quotePrice(pesos))}</td>
    </tr>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
