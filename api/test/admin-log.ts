import type { Harness } from './harness.ts';

/** Returns the rows of the log, oldest first, without their times, owners and batches. */
export async function logRows(h: Harness, since = 0) {
  const rows = await h.deps.db.selectFrom('admin_logs').selectAll().where('id', '>', since).orderBy('id').execute();
  return rows.map(({ created_at: _at, account_id: _owner, batch_id: _batch, details, ...row }) => ({
    ...row,
    details: JSON.parse(details) as Details,
  }));
}

type Details = Record<string, { before: unknown; after: unknown }>;

/** Runs `act`, and returns its result with the rows that it added to the log. */
export async function logged<T>(h: Harness, act: () => Promise<T>) {
  const last = await h.deps.db
    .selectFrom('admin_logs')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const response = await act();
  return { response, rows: await logRows(h, Number(last?.id ?? 0)) };
}
