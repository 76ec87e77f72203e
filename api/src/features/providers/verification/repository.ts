import type { Insertable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** Returns a provider's state of verification with all reviewed fields; undefined for clients. */
export function find(db: Db, id: number) {
  return reviewed(db, id).executeTakeFirst();
}

/** Returns the fields to review, with the profile locked until the transaction ends. */
export function hold(trx: Trx, id: number) {
  return reviewed(trx, id)
    .$call((query) => forUpdate(trx, query, 'p'))
    .executeTakeFirst();
}

function reviewed(db: Db, id: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.phone', 'a.address', 'a.profile_image'])
    .select(['p.company_name', 'p.cedula_number', 'p.birth_date', 'p.service', 'p.specialty', 'p.description'])
    .select(['p.location', 'p.verification_status', 'p.documents_submitted_at', 'p.review_reason', 'p.reviewed_fields'])
    .select(['p.identity_seen_at', 'p.identity_sent_at', 'p.identity_word', 'p.identity_files'])
    .where('a.id', '=', id);
}

/** Returns providers whose pictures came before an instant and still wait. */
export async function listSentBefore(db: Db, instant: string): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_profiles')
    .select('account_id')
    .where('identity_sent_at', '<=', instant)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function insertDecision(trx: Trx, decision: Insertable<Table<'verification_decisions'>>): Promise<number> {
  const row = await trx.insertInto('verification_decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function update(trx: Trx, id: number, values: Updateable<Table<'provider_profiles'>>): Promise<void> {
  await trx.updateTable('provider_profiles').set(values).where('account_id', '=', id).execute();
}

/** Returns, for the last decisions since an instant, when the provider had sent its data and when the team decided. */
export function listWaits(db: Db, since: string, most: number) {
  return (
    db
      .selectFrom('verification_decisions as d')
      .innerJoin('provider_profiles as p', 'p.account_id', 'd.provider_id')
      .select(['p.documents_submitted_at as sent', 'd.created_at as decided'])
      .where('d.about', '=', 'data')
      .where('d.created_at', '>=', since)
      // another form has come since, so nobody knows any more how long this one waited
      .whereRef('p.documents_submitted_at', '<=', 'd.created_at')
      .orderBy('d.created_at', 'desc')
      .limit(most)
      .execute()
  );
}

export function findLastDecision(db: Db, id: number, about: 'data' | 'identity') {
  return db
    .selectFrom('verification_decisions')
    .select(['status', 'reason', 'fields', 'created_at'])
    .where('provider_id', '=', id)
    .where('about', '=', about)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
