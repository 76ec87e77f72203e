import type { Db, Table } from '../../db/schema/database.ts';

/** Returns each person's last meaningful answer about a provider, except those of suspended people. */
export async function lastAnswers(db: Db, providerId: number) {
  const rows = await db
    .selectFrom('contact_questions as q')
    .innerJoin('accounts as c', 'c.id', 'q.account_id')
    .select(['q.account_id', 'q.outcome', 'q.minutes', 'q.agreed'])
    .where('q.provider_id', '=', providerId)
    .where('q.answered_at', 'is not', null)
    .where('q.outcome', '<>', 'skipped')
    .where('c.suspended_at', 'is', null)
    .orderBy('q.contacted_at')
    .orderBy('q.id')
    .execute();
  const last = new Map(rows.map((row) => [row.account_id, row]));
  return [...last.values()].flatMap(({ outcome, minutes, agreed }) => (outcome ? { outcome, minutes, agreed } : []));
}

/** Returns the providers about whom the account answered. */
export async function providersAnswered(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contact_questions')
    .select('provider_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('answered_at', 'is not', null)
    .orderBy('provider_id')
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

export async function writeFigure(db: Db, figure: Table<'response_times'>): Promise<void> {
  const { minutes, answers } = figure;
  await db
    .insertInto('response_times')
    .values(figure)
    .onConflict((oc) => oc.column('provider_id').doUpdateSet({ minutes, answers }))
    .execute();
}

export async function removeFigure(db: Db, providerId: number): Promise<void> {
  await db.deleteFrom('response_times').where('provider_id', '=', providerId).execute();
}
