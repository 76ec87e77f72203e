import type { PaperKind } from '@tero/shared/rules/papers';
import { day } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import type { Db } from '../db/schema/database.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import { insertAll } from './insert.ts';

/** The demo's papers: the provider, the kind, and the number of days for which each stays in force. */
const papers: readonly [key: string, kind: PaperKind, days: number][] = [
  ['chispa-oriental', 'ute', 400],
  ['chispa-oriental', 'aportes', 120],
  ['gota-a-gota', 'gas', 200],
  ['brillo-propio', 'antecedentes', 90],
  ['cuidar-bien', 'salud', 300],
  ['ronda-chica', 'menores', 250],
];

export async function insertPapers(db: Db, providers: IdsByKey, now: Date): Promise<void> {
  const rows = papers.map(([key, kind, days], at) => ({
    account_id: idOf(providers, key),
    kind,
    paper_number: `DEMO-${1000 + at}`,
    expires_on: localDay(new Date(now.getTime() + days * day)),
    sent_at: daysBefore(now, 12),
    seen_at: daysBefore(now, 10),
  }));
  await insertAll(db, 'provider_papers', rows);
}
