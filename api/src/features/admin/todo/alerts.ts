import type { AlertKind, TodoKind } from '@tero/shared/rules/panel/todo';
import { bestEffortWrite } from '../../../db/best-effort-write.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { sendSignal } from '../../../db/signals.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as alerts from './alerts-repository.ts';

/** Stores the kinds of alerts that an administrator chose. Things that already wait are not news. */
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

/**
 * Records that an administrator has seen the tasks, up to the `newest` of each kind, and marks the notice as read.
 * Later tasks alert again.
 */
export async function lookedAt(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  { newest, now }: { newest: ReadonlyMap<TodoKind, string | null>; now: Date },
): Promise<void> {
  const known = await alerts.alertsOf(db, accountId);
  const wasTold = known.some(({ told_at }) => told_at !== null);
  if (!wasTold && !known.some(({ kind, seen_at }) => (newest.get(kind) ?? '') > seen_at)) return;
  const at = now.toISOString();
  const mark = async (trx: Trx) => {
    await alerts.markSeen(trx, accountId, at);
    if (!wasTold) return;
    await alerts.markNoticesRead(trx, accountId, at);
    await sendSignal(trx, { topic: 'notices', accountId });
  };
  await bestEffortWrite(() => inTransaction(db, mark), undefined);
}
