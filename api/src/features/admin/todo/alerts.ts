import type { AlertKind } from '@tero/shared/rules/panel/todo';
import { sendSignal } from '../../../db/signals.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as alerts from './alerts-repository.ts';

/** Chooses what an administrator is told of; what waits by now is no news to it. */
export async function chooseAlerts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
  kinds: readonly AlertKind[],
): Promise<AlertKind[]> {
  const at = clock.now().toISOString();
  return inTransaction(db, async (trx) => {
    await holdAccount(trx, accountId);
    await alerts.removeOthers(trx, accountId, kinds);
    await alerts.add(trx, accountId, kinds, at);
    return alerts.listKinds(trx, accountId);
  });
}

/** An administrator has what waits before it: it is told again of what comes from now on, and the bell is quiet. */
export async function lookedAt({ db }: Pick<Deps, 'db'>, accountId: number, now: Date): Promise<void> {
  if (!(await alerts.wasTold(db, accountId))) return;
  const at = now.toISOString();
  await inTransaction(db, async (trx) => {
    await alerts.markSeen(trx, accountId, at);
    await alerts.markNoticesRead(trx, accountId, at);
    await sendSignal(trx, { topic: 'notices', accountId });
  });
}
