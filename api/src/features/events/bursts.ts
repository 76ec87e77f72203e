import { limits } from '@tero/shared/limits';
import { day as dayLong } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { type Alert, forgetAlerts, raiseAlert } from '../../audit/alerts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { fromFreshAccounts, fromOneNetwork } from './burst-repository.ts';

/** Alerts the panel to bursts of views and contacts, once a day for each provider (rule ADM-34). */
export async function tellOfBursts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = localDay(now);
  const since = new Date(now.getTime() - dayLong).toISOString();
  const networks = await fromOneNetwork(db, day, limits.burstOfNetwork);
  const accounts = await fromFreshAccounts(db, { day, since, atLeast: limits.burstOfAccounts });
  const alert = (kind: Alert['kind']) => (row: { provider_id: number; count: number }) =>
    ({ kind, entity: 'provider', id: row.provider_id, count: Number(row.count) }) as const;
  const alerts = [...networks.map(alert('burst_of_network')), ...accounts.map(alert('burst_of_accounts'))];
  if (alerts.length) {
    await inTransaction(db, async (trx) => {
      for (const each of alerts) await raiseAlert(trx, now, each);
    });
  }
  await forgetAlerts(db, addDays(day, -1));
}
