import { z } from 'zod';
import { type Books, Refusal } from './books.ts';
import type { StoredPayment } from './store.ts';

const asked = z.object({ amount: z.number().positive().optional() });

/** Refunds a payment because its seller requests it: everything that is left of it, or `amount` in pesos. */
export function refundPayment(books: Books, paymentId: string, body: unknown) {
  const payment = books.store.find('payments', paymentId);
  if (!payment) throw new Refusal(404, 'Payment not found');
  const { success, data } = asked.safeParse(body);
  if (!success) throw new Refusal(400, 'Invalid transaction_amount');
  const left = payment.amount - (payment.refunded ?? 0);
  if (payment.status !== 'approved')
    throw new Refusal(400, 'The action requested is not valid for the current payment state');
  if ((data.amount ?? left) > left) throw new Refusal(400, 'Amount to refund is invalid');
  const amount = data.amount ?? left;
  giveBack(books, payment, amount);
  const id = 3_000_000_000 + books.store.count('refunds');
  return { id, payment_id: payment.id, amount, status: 'approved', source: { type: 'collector' } };
}

/** Stores and announces a partial refund of a payment. A payment without any remaining amount becomes refunded. */
export function giveBack(books: Books, payment: StoredPayment, amount: number): void {
  const refunded = (payment.refunded ?? 0) + amount;
  const isWhole = refunded >= payment.amount;
  books.store.put('payments', isWhole ? { ...payment, status: 'refunded' } : { ...payment, refunded });
  books.announce('payment', 'payment.updated', payment.id);
}
