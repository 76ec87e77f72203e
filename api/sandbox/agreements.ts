import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { schedule } from './billing.ts';
import { type Books, change, Refusal, required } from './books.ts';
import type { StoredAgreement } from './store.ts';

const collector = 1_234_567;
const order = z.object({
  reason: z.string().min(1, 'reason is required'),
  external_reference: z.string('external_reference is required').min(1, 'external_reference is required'),
  payer_email: z.email('payer_email is required'),
  back_url: z.url({ protocol: /^https?$/, error: 'Invalid value for back_url, must be a valid URL' }),
  status: z.literal('pending', 'card_token_id is required'),
  auto_recurring: z.object({
    frequency: z.literal(1, 'Invalid value for frequency'),
    frequency_type: z.literal('months', 'Invalid value for frequency_type'),
    transaction_amount: z
      .number('transaction_amount is required')
      .min(15, 'Cannot pay an amount lower than $ 15.00')
      .max(300_000, 'Cannot pay an amount greater than $ 300000.00'),
    currency_id: z.literal('UYU', 'Invalid currency_id'),
    start_date: z.iso.datetime({ offset: true, error: 'Invalid value for start_date' }).optional(),
  }),
});

export function createAgreement({ store, now }: Books, body: unknown): StoredAgreement {
  const read = order.safeParse(body);
  if (!read.success) throw new Refusal(400, read.error.issues[0]?.message ?? 'Invalid body');
  const { auto_recurring: recurring, status, ...given } = read.data;
  const at = now();
  const startAt = recurring.start_date === undefined ? at : Date.parse(recurring.start_date);
  if (startAt < at) throw new Refusal(400, 'Invalid value for start_date, must be a future date');
  const agreement: StoredAgreement = {
    ...given,
    id: randomBytes(16).toString('hex'),
    status,
    amount: recurring.transaction_amount,
    currency: recurring.currency_id,
    collector_id: collector,
    created_at: at,
    modified_at: at,
    version: 0,
    start_at: startAt,
    next_at: startAt,
    card: 'approved',
    rejected_in_row: 0,
  };
  store.put('agreements', agreement);
  return agreement;
}

const statuses = ['authorized', 'paused', 'cancelled'];

/** Applies an update by the seller. Changes the status only if the agreement has not ended. */
export function updateAgreement(books: Books, id: string, body: unknown): StoredAgreement {
  const agreement = required(books, id);
  const { status } = z.object({ status: z.string() }).catch({ status: '' }).parse(body);
  if (!statuses.includes(status)) throw new Refusal(400, 'Invalid value for status');
  if (agreement.status === 'cancelled') throw new Refusal(400, 'You can not modify a cancelled preapproval.');
  if (agreement.status === 'pending' && status !== 'cancelled') throw new Refusal(400, 'Invalid status transition');
  return change(books, agreement, { status });
}

/**
 * Applies the payer's choice at the checkout. A rejected card leaves the agreement pending, so that the payer can try
 * another one.
 */
export function decide(books: Books, id: string, choice: 'pay' | 'reject' | 'cancel'): StoredAgreement {
  const agreement = required(books, id);
  if (choice === 'cancel')
    return agreement.status === 'cancelled' ? agreement : updateAgreement(books, id, { status: 'cancelled' });
  if (choice === 'reject' || agreement.status !== 'pending') return agreement;
  // a charge that came due before the payer arrived is made now
  const due = Math.max(agreement.start_at, books.now());
  const authorized = change(books, agreement, { status: 'authorized', start_at: due, next_at: due });
  schedule(books, authorized);
  return authorized;
}
