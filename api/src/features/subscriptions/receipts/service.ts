import type { adminReceipts } from '@tero/shared/contract/admin/receipts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { Receipt, ReceiptPayer } from '@tero/shared/contract/receipts';
import { ivaIn, ivaPercent, toPesos } from '@tero/shared/rules/money/money';
import { recordAct } from '../../../audit/acts.ts';
import { type Caller, mayManage } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as receipts from './repository.ts';

const unknown = 'No encontramos ese recibo.';

/** Returns a receipt to the provider who paid and to administrators; null to everybody else. */
export async function receiptFor({ db }: Deps, number: number, caller: Caller): Promise<Receipt> {
  const { voided_at, file_name, provider_id, payment_id: _, ...row } = found(await receipts.find(db, number), unknown);
  found(maySee(provider_id, caller), unknown);
  return {
    ...row,
    amount: toPesos(row.amount),
    iva: toPesos(ivaIn(row.amount)),
    iva_percent: ivaPercent,
    refunded_amount: toPesos(row.refunded_amount ?? 0),
    voided: voided_at !== null,
    cfe_file: file_name !== null,
  };
}

export async function cfeFileFor({ db }: Deps, number: number, caller: Caller) {
  const { provider_id, ...file } = found(
    await receipts.findFile(db, number),
    'Este recibo no tiene un e-recibo adjunto.',
  );
  found(maySee(provider_id, caller), unknown);
  return file;
}

function maySee(providerId: number | null, caller: Caller): true | null {
  // no account has the id 0: receipts of a deleted account are only for the team
  return mayManage(caller, providerId ?? 0) || null;
}

export async function payerOf({ db }: Deps, providerId: number): Promise<ReceiptPayer> {
  return found(await receipts.findPayer(db, providerId));
}

/** Attaches the operator's e-receipt: its number, and its PDF if one is given. */
export async function attachCfe(
  { db, clock }: Deps,
  number: number,
  { cfe_number, file }: BodyOf<typeof adminReceipts.attach>,
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const before = found(await receipts.find(trx, number), unknown);
    await receipts.update(trx, number, { cfe_number, cfe_at: now.toISOString() });
    if (file) await receipts.keepFile(trx, { receipt_number: number, ...file });
    if (before.payment_id === null) return;
    const states = { before: { cfe_number: before.cfe_number }, after: { cfe_number, cfe_file: Boolean(file) } };
    await recordAct(trx, now, caller, { action: 'update', entity: 'payment', id: before.payment_id, ...states });
  });
}
