import { formatPesos, toPesos } from '@tero/shared/rules/money/money';
import { failureReason } from '@tero/shared/rules/plan/failure';
import { address } from '@tero/shared/rules/text/address';
import { longDate, shortDate } from '@tero/shared/rules/time/time';
import type { Cents, Instant } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import { accessUntil } from './entitlement.ts';
import type { Owned } from './notices.ts';

const pesos = (cents: Cents) => formatPesos(toPesos(cents));

/** The charge of a month, by its invoice. */
interface Charged {
  invoiceId: string;
  amount: Cents;
  debitDate: Instant;
}

/** Notifies the provider of a paid charge, with its receipt (rule SUB-97). */
export function tellCharged(
  work: Work,
  row: Owned & { next_payment_date: Instant | null },
  { invoiceId, amount, debitDate, receipt }: Charged & { receipt: number },
): Promise<boolean> {
  const { provider_id: accountId, auto_renewal, next_payment_date: next } = row;
  const what = `Mercado Pago cobró ${pesos(amount)} por tu suscripción, IVA incluido.`;
  const isNext = auto_renewal === 1 && next !== null && next > work.now.toISOString();
  return notify(work, {
    accountId,
    type: 'payment_received',
    title: 'Mercado Pago cobró tu suscripción',
    message: `Son ${pesos(amount)}, IVA incluido. Recibo n.º ${receipt}.`,
    link: receiptPath(receipt),
    key: invoiceId,
    mail: {
      paragraphs: [
        `${what} Es el cobro del ${longDate(debitDate)}. Podés abrir e imprimir el recibo n.º ${receipt}.`,
        ...(isNext
          ? [
              `El próximo cobro es el ${longDate(next)}. Podés cancelar la suscripción cuando quieras, en «Mi suscripción».`,
            ]
          : []),
      ],
    },
  });
}

/** Notifies the provider of a payment that the team recorded by hand, with its receipt. */
export function tellRecorded(
  work: Work,
  accountId: number,
  { amount, receipt }: { amount: Cents; receipt: number },
): Promise<boolean> {
  return notify(work, {
    accountId,
    type: 'payment_received',
    title: 'Registramos tu pago',
    message: `Son ${pesos(amount)}, IVA incluido. Recibo n.º ${receipt}.`,
    link: receiptPath(receipt),
    key: `by-hand:${receipt}`,
  });
}

/** Notifies the provider that a charge which the bank had taken back is paid again. */
export function tellRestored(
  work: Work,
  { provider_id: accountId }: Owned,
  { invoiceId, amount, debitDate, receipt }: Charged & { receipt: number },
): Promise<boolean> {
  return notify(work, {
    accountId,
    type: 'payment_received',
    title: 'Un cobro vuelve a figurar como pagado',
    message: `El banco cerró el reclamo y dio por válido el cobro de tu suscripción del ${longDate(debitDate)} (${pesos(amount)}). Figura otra vez como pagado, con el recibo n.º ${receipt}.`,
    sms: `El banco cerró el reclamo y dio por válido el cobro de tu suscripción del ${shortDate(debitDate)} (${pesos(amount)}). Figura otra vez como pagado.`,
    link: receiptPath(receipt),
    key: `${invoiceId}:again`,
  });
}

/** Returns the path of the page that shows and prints a receipt. */
function receiptPath(number: number): string {
  return address`/subscription/recibos/${number}`;
}

interface Failed extends Charged {
  /** MercadoPago's code of the reason */
  failure: string | null | undefined;
  nextTryAt: Instant | null;
}

/** Notifies the provider of a failed charge, once for each month's charge, however often MercadoPago tries it. */
export function tellFailed(
  work: Work,
  row: Owned,
  { invoiceId, amount, failure, nextTryAt }: Failed,
): Promise<boolean> {
  const until = accessUntil(row);
  const now = work.now.toISOString();
  const isSeen = until !== null && until > now;
  const seen = isSeen ? `Tus servicios se ven hasta el ${longDate(until)}.` : '';
  const reason = failureReason(failure);
  const why = reason ? `: ${reason}` : '';
  const again = nextTryAt && nextTryAt > now ? `el ${longDate(nextTryAt)}` : 'en los próximos días';
  return notify(work, {
    accountId: row.provider_id,
    type: 'payment_failed',
    title: 'No pudimos cobrar tu suscripción',
    message:
      `Revisá tu tarjeta. Mercado Pago no pudo cobrar ${pesos(amount)}${why}. Va a intentar de nuevo ${again}. ${seen}`.trim(),
    sms: `Mercado Pago no pudo cobrar los ${pesos(amount)} de tu suscripción. Revisá tu tarjeta.${isSeen ? ` Tus servicios se ven hasta el ${shortDate(until)}.` : ''}`,
    link: '/subscription',
    key: invoiceId,
    mail: {
      paragraphs: [
        `Mercado Pago no pudo cobrar ${pesos(amount)} por tu suscripción${why}. Va a intentar de nuevo ${again}. ${seen}`.trim(),
        'Revisá la tarjeta, o cambiala en tu cuenta de Mercado Pago, en Suscripciones.',
      ],
    },
  });
}

/** The refunds of a charge: `refunded` in total, `givenBack` since the last notice to the provider. */
interface Refunded extends Charged {
  refunded: Cents;
  givenBack: Cents;
  /** the bank took the money back, because the payer does not recognise the charge */
  disputed: boolean | undefined;
}

/**
 * Notifies the provider, once for each refund, of money that MercadoPago or the bank gave back, all of a charge or a
 * part.
 */
export function tellRefunded(work: Work, row: Owned, refund: Refunded): Promise<boolean> {
  const { invoiceId, amount, debitDate, refunded, givenBack, disputed } = refund;
  const isWhole = givenBack === amount;
  const what = isWhole ? pesos(amount) : `${pesos(givenBack)} de los ${pesos(amount)}`;
  const gives = disputed ? 'El banco devuelve' : 'Mercado Pago te devuelve';
  const message = disputed
    ? `Son ${what} del cobro de tu suscripción del ${longDate(debitDate)}. La plata vuelve a la tarjeta, porque su titular desconoció ese cobro. Si fue un error, escribinos desde Contacto.`
    : `Son ${what} del cobro de tu suscripción del ${longDate(debitDate)}. La plata puede demorar unos días en verse en tu tarjeta.`;
  return notify(work, {
    accountId: row.provider_id,
    type: 'payment_refunded',
    title: disputed
      ? `${gives} ${isWhole ? 'un pago de suscripción' : 'parte de un pago'}`
      : `${gives} ${isWhole ? 'un pago' : 'parte del pago'}`,
    message,
    sms: disputed
      ? `${gives} a la tarjeta ${what} de tu suscripción: su titular desconoció el cobro. Si fue un error, escribinos desde Contacto.`
      : `${gives} ${what} de tu suscripción. La plata puede demorar unos días en verse en tu tarjeta.`,
    mail: { paragraphs: [message.replace('Son', gives)] },
    link: '/subscription',
    key: isWhole ? invoiceId : `${invoiceId}:${refunded}`,
  });
}
