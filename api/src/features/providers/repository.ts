import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/** The columns of the public profile; undefined for clients and unknown ids. */
export function findPublic(db: Db, id: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.phone', 'a.email', 'a.profile_image', 'a.created_at'])
    .select(['p.company_name', 'p.service', 'p.specialty', 'p.description', 'p.location', 'p.verification_status'])
    .select(['p.rating_total', 'p.reviews_count'])
    .select(({ selectFrom }) =>
      selectFrom('services as s')
        .select((eb) => eb.fn.countAll<number>().as('listed'))
        .whereRef('s.provider_id', '=', 'a.id')
        .where('s.listed', '=', sql.lit(1))
        .as('services_count'),
    )
    .where('a.id', '=', id)
    .where('a.kind', '=', 'provider')
    .executeTakeFirst();
}

export async function isProvider(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'provider')
    .executeTakeFirst();
  return row !== undefined;
}
