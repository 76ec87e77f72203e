import { formatPesos } from '../money/money.ts';
import { dateAndTime, longDate } from '../time/time.ts';
import type { QuoteContent } from './differences.ts';
import { guaranteeText } from './guarantee.ts';
import { quotePrice } from './price-words.ts';
import { quoteTaxes, quoteTotals } from './totals.ts';

/** Both parties of what was accepted, and the time. */
interface Accepted {
  provider_id: number;
  provider_name: string;
  accepted_name: string;
  accepted_phone: string;
  /** an instant */
  accepted_at: string;
}

/** A quote as it was accepted: the exact content, both parties and the time. */
export interface Agreement extends QuoteContent, Accepted {
  id: number;
  version_number: number;
  valid_until: string;
  /** it agrees on a visit, and on no work (rule QUOTE-60) */
  is_visit?: boolean;
}

/**
 * Returns the exact text of an accepted quote, whose fingerprint is the SHA-256 of its UTF-8 bytes (rule QUOTE-13).
 * Checks use the stored text and never build it again, so a change here affects only new quotes.
 */
export function agreementText(given: Agreement): string {
  const { subtotal, tax_amount, total } = quoteTotals(given);
  const lines = [
    `${given.is_visit ? 'Visita' : 'Presupuesto'} n.º ${given.id}, versión ${given.version_number}, ${given.is_visit ? 'hecha y aceptada' : 'hecho y aceptado'} en Tero`,
    ...(given.is_visit ? ['Es para ver el trabajo: no acuerda ningún trabajo'] : []),
    `Proveedor: ${given.provider_name}, con el perfil n.º ${given.provider_id} en Tero`,
    `Para: ${given.client_name}`,
    given.is_visit ? 'Visita:' : 'Trabajos:',
    ...given.works.map(({ text, price }, at) => `${at + 1}. ${text}: ${quotePrice(price)}`),
    `Materiales: ${given.materials === null ? 'sin cargo aparte' : formatPesos(given.materials)}`,
    `Mano de obra: ${given.labour === null ? 'sin cargo aparte' : formatPesos(given.labour)}`,
    `Subtotal: ${quotePrice(subtotal)}`,
    `Impuestos: ${quoteTaxes[given.tax].label}${tax_amount === 0 ? '' : `, ${formatPesos(tax_amount)}`}`,
    `Total: ${quotePrice(total)}${total === 0 ? '' : ' (pesos uruguayos)'}`,
    given.is_visit
      ? `Cuándo: ${indented(given.term ?? 'sin día escrito')}`
      : `Plazo: ${indented(given.term ?? 'sin plazo escrito')}`,
    `Condiciones: ${indented(given.conditions ?? 'ninguna escrita')}`,
    ...(given.guarantee_days == null ? [] : [`Garantía: ${guaranteeText(given.guarantee_days)}`]),
    `Válido hasta: ${longDate(given.valid_until)} inclusive`,
    ...acceptance(given),
  ];
  return lines.join('\n');
}

interface ExtraAgreement extends Accepted {
  /** of the quote */
  id: number;
  /** of the quote's text */
  fingerprint: string;
  number: number;
  text: string;
  amount: number;
}

/** Returns the exact text of an accepted extra, which names the quote by its fingerprint (rule QUOTE-56). */
export function extraAgreementText(given: ExtraAgreement): string {
  const lines = [
    `Adicional n.º ${given.number} del presupuesto n.º ${given.id}, hecho y aceptado en Tero`,
    `Huella del presupuesto (SHA-256): ${given.fingerprint}`,
    `Proveedor: ${given.provider_name}, con el perfil n.º ${given.provider_id} en Tero`,
    `Adicional: ${given.text}`,
    `Precio final: ${formatPesos(given.amount)} (pesos uruguayos)`,
    ...acceptance(given),
  ];
  return lines.join('\n');
}

function acceptance(given: Accepted): string[] {
  return [
    `Aceptado por: ${given.accepted_name}, celular ${hiddenPhone(given.accepted_phone)}, confirmado con un código por SMS`,
    `Aceptado el: ${dateAndTime(given.accepted_at)}, hora de Montevideo`,
  ];
}

/** Indents the lines of a person's text, so that they do not look like lines of the document. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** Shows only the last three digits of a phone, since everybody with the link reads the text (rule QUOTE-13). */
export function hiddenPhone(phone: string): string {
  return `terminado en ${phone.slice(-3)}`;
}
