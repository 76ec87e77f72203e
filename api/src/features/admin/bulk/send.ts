import { limits } from '@tero/shared/limits';
import { filledTemplate } from '@tero/shared/rules/text/template';
import { recordAct } from '../../../audit/acts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import * as batches from './repository.ts';
import { sendBefore } from './view.ts';

/** Sends the messages of batches that can no longer be undone. Runs every few seconds. */
export async function sendBatches(deps: Deps): Promise<void> {
  for (const due of await batches.listDue(deps.db, sendBefore(deps.clock.now()))) {
    while (await sendSome(deps, due));
  }
}

/** Sends the next messages of a batch; returns whether there are more. */
async function sendSome({ db, clock, config }: Deps, due: { id: number; account_id: number }): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const batch = await batches.holdBatch(trx, due.account_id, due.id);
    if (batch?.state !== 'waiting' || batch.stepped_at >= sendBefore(now)) return false;
    const rows = await batches.listRows(trx, batch.id, 'left', limits.bulkStep);
    for (const row of rows) {
      const isSent = await sendOne({ trx, now, config }, batch, row.row_id);
      await batches.setRow(trx, row.id, { outcome: isSent ? 'done' : 'gone' });
    }
    if (rows.length === limits.bulkStep) return true;
    await batches.setBatch(trx, batch.id, { state: 'sent' });
    return false;
  });
}

/**
 * Notifies one person by the channels that the person chose, with a log row. Returns false when the account no longer
 * exists.
 */
async function sendOne(work: Work, batch: batches.Batch, accountId: number): Promise<boolean> {
  const recipient = await batches.findRecipient(work.trx, accountId);
  if (!recipient) return false;
  const subject = batch.subject ?? '';
  const message = filledTemplate(batch.message ?? '', recipient.name);
  await notify(work, {
    accountId,
    type: 'new_message',
    title: subject,
    message,
    // a key is one message of one account
    key: `batch:${batch.id}:${accountId}`,
    mail: { subject, paragraphs: message.split(/\n{2,}/) },
  });
  const entity = recipient.kind === 'provider' ? 'provider' : 'user';
  const after = { message_sent: true, lote: batch.id };
  // the administrator is no longer at the screen, so the batch says who it was and from which address
  const actor = { accountId: batch.account_id, ip: batch.ip_address ?? '' };
  const act = { action: 'update', entity, id: accountId, after, batch: batch.log_id } as const;
  await recordAct(work.trx, work.now, actor, act);
  return true;
}
