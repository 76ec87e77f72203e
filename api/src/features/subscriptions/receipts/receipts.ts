import { alone } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import * as receipts from './repository.ts';

/**
 * Issues the receipt of a payment in the transaction that records it, or updates it after a change by hand. Returns its
 * number, or null when nothing was paid. A payment that is reversed keeps its number, and the receipt becomes void.
 */
export async function makeOut(work: Work, paymentId: number): Promise<number | null> {
  const { trx, now, config } = work;
  const held = await alone(trx, 'receipts');
  const payment = await receipts.findPayment(trx, paymentId);
  if (!payment) return null;
  const isPaid = payment.status === 'completed' && payment.amount > 0;
  const at = now.toISOString();
  const { provider_id, amount, payment_method, transaction_id, payment_date: paid_at } = payment;
  const said = { provider_id, amount, payment_method, transaction_id, paid_at };
  const known = await receipts.numberOf(trx, paymentId);
  // another provider paid than the receipt says: the old receipt keeps its name and file, and becomes void
  const isOthers = known !== null && (await receipts.find(trx, known))?.provider_id !== provider_id;
  if (isOthers) await receipts.update(trx, known, { payment_id: null, voided_at: at });
  else if (known !== null) {
    await receipts.update(trx, known, { ...said, voided_at: isPaid ? null : at });
    return known;
  }
  if (!isPaid) return null;
  const number = await receipts.nextNumber(held);
  await receipts.insert(trx, {
    number,
    payment_id: paymentId,
    ...said,
    issued_at: at,
    payer_name: payment.receipt_name ?? payment.company_name ?? payment.name,
    payer_rut: payment.receipt_rut,
    payee_name: config.operator.name,
    payee_rut: config.operator.rut,
    payee_address: config.operator.address,
    needs_cfe: flag(config.issuesCfe),
  });
  return number;
}

/** Voids the receipt of a payment that is being deleted. Its number is not used again. */
export async function makeVoid({ trx, now }: Pick<Work, 'trx' | 'now'>, paymentId: number): Promise<void> {
  const number = await receipts.numberOf(trx, paymentId);
  if (number !== null) await receipts.update(trx, number, { voided_at: now.toISOString() });
}

const batch = 50;

/** Issues the receipts that an older release left out while both releases ran. */
export async function makeOutMissing({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  for (const id of await receipts.listMissing(db, batch)) {
    await inTransaction(db, (trx) => makeOut({ trx, now: clock.now(), config }, id));
  }
}
