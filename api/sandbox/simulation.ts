import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import { z } from 'zod';
import { decide } from './agreements.ts';
import { billDue } from './billing.ts';
import { type Books, change, required } from './books.ts';
import { giveBack } from './refunds.ts';
import type { StoredAgreement } from './store.ts';

const payer = z.object({ id: z.string(), action: z.enum(['pay', 'reject', 'cancel']) });
const passing = z.object({ days: z.number().min(0), id: z.string().optional() });
const refund = z.object({
  id: z.string(),
  status: z.enum(['refunded', 'charged_back']).default('refunded'),
  /** a part, in pesos: the payment stays approved */
  amount: z.number().positive().optional(),
});
const event = z.object({
  id: z.string(),
  status: z.string().optional(),
  card: z.enum(['approved', 'rejected']).optional(),
  amount: z.number().optional(),
  currency: z.string().optional(),
  external_reference: z.string().optional(),
  collector_id: z.number().optional(),
});

/**
 * Events of the world outside Tero, for tests and the sandbox. Only this machine can cause them, never a call through
 * the app.
 */
export const simulations: Record<string, (books: Books, body: unknown) => void> = {
  /** the payer presses a button of the checkout */
  payer: (books, body) => {
    const { id, action } = payer.parse(body);
    decide(books, id, action);
  },
  /** lets days pass, for all agreements or for one, and charges what comes due */
  advance: (books, body) => {
    const { days, id } = passing.parse(body);
    if (id) makeOlder(books, id, days * day);
    else books.store.set('offset', String(Number(books.store.setting('offset') ?? 0) + days * day));
    billDue(books);
  },
  /** refunds the last payment of an agreement to its payer, in full or in part */
  refund: (books, body) => {
    const { id, status, amount } = refund.parse(body);
    const paid = books.store.list('payments', id).findLast((payment) => payment.status === 'approved');
    if (!paid) throw new Error('nothing was paid');
    if (amount !== undefined) return giveBack(books, paid, amount);
    books.store.put('payments', { ...paid, status });
    books.announce('payment', 'payment.updated', paid.id);
  },
  /** the bank decides the last chargeback of an agreement in the seller's favour */
  'win-back': (books, body) => {
    const { id } = z.object({ id: z.string() }).parse(body);
    const lost = books.store.list('payments', id).findLast((payment) => payment.status === 'charged_back');
    if (!lost) throw new Error('nothing was charged back');
    books.store.put('payments', { ...lost, is_won: true });
    books.announce('payment', 'payment.updated', lost.id);
  },
  /** changes an agreement at MercadoPago: a pause, an end, a card without money, another amount */
  event: (books, body) => {
    const { id, ...changes } = event.parse(body);
    change(books, required(books, id), changes);
  },
};

/** Moves an agreement's dates back, as if time had passed for this agreement alone. */
function makeOlder({ store, ...books }: Books, id: string, time: number): void {
  const agreement = required({ store, ...books }, id);
  const next_at = agreement.next_at - time;
  store.put('agreements', { ...agreement, start_at: startBefore(agreement, next_at), next_at });
  for (const invoice of store.list('invoices', id)) {
    if (invoice.status === 'processed' || invoice.status === 'cancelled') continue;
    store.put('invoices', { ...invoice, debit_at: invoice.debit_at - time, try_at: invoice.try_at - time });
  }
}

/**
 * Returns the start that is as many whole months before `next` as the agreement's own start, because debits keep the
 * day of the month.
 */
function startBefore({ start_at, next_at }: StoredAgreement, next: number): number {
  let months = 0;
  while (addMonths(new Date(start_at), months).getTime() < next_at) months += 1;
  return addMonths(new Date(next), -months).getTime();
}
