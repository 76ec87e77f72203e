import { type AlertKind, alertLabels } from '@tero/shared/rules/log/acts';
import { localDay } from '@tero/shared/rules/time/time';
import { forgetRuns } from '../db/job-marks.ts';
import type { Db, Trx } from '../db/schema/database.ts';
import { recordAct } from './acts.ts';

export interface Alert {
  kind: AlertKind;
  /** the subject of the alert */
  entity: 'user' | 'provider';
  id: number;
  /** the number of things that the kind counts */
  count: number;
}

const prefix = 'alert:';

/** Writes an alert for administrators to the log, once for each kind, account and local day (rule ADM-34). */
export async function raiseAlert(trx: Trx, now: Date, { kind, entity, id, count }: Alert): Promise<void> {
  const first = await trx
    .insertInto('finished_jobs')
    .values({ name: `${prefix}${localDay(now)}:${kind}:${id}`, finished_at: now.toISOString() })
    .onConflict((oc) => oc.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!first) return;
  const after = { motivo: alertLabels[kind], cantidad: count };
  await recordAct(trx, now, null, { action: 'alert', entity, id, after });
}

/** Deletes the marks of alerts raised before a local day; the log keeps the alerts themselves. */
export async function forgetAlerts(db: Db, before: string): Promise<void> {
  await forgetRuns(db, prefix, before);
}
