import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';

/** Stores traits of accounts, or records that an existing trait was seen again. */
export async function remember(db: Db, traits: readonly Insertable<Table<'account_traits'>>[]): Promise<void> {
  if (traits.length === 0) return;
  await db
    .insertInto('account_traits')
    .values([...traits])
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'kind', 'hash', 'file'])
        .doUpdateSet((eb) => ({ last_seen_at: eb.ref('excluded.last_seen_at') })),
    )
    .execute();
}

/** Removes networks and devices that were seen last before an instant. */
export async function removeOlder(db: Db, before: string): Promise<void> {
  await db.deleteFrom('account_traits').where('kind', '<>', 'photo').where('last_seen_at', '<', before).execute();
}

/** Returns pictures of profiles and reviews whose hash is not stored yet, each with its owner. */
export async function listNewPhotos(db: Db, most: number) {
  const isNew = (file: string) =>
    sql<SqlBool>`not exists (select 1 from account_traits as t where t.file = ${sql.ref(file)} and t.kind = 'photo')`;
  const { rows } = await sql<{ account_id: number; file: string; of: 'profile' | 'review' }>`
    select a.id as account_id, a.profile_image as file, 'profile' as "of" from accounts as a
      where a.profile_image is not null and ${isNew('a.profile_image')}
    union all
    select i.client_id, i.file, 'review' from review_images as i where ${isNew('i.file')}
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Returns the hashes of pictures, one for each set of pictures that look the same. */
export async function listLooks(db: Db): Promise<string[]> {
  const query = db.selectFrom('account_traits').select('hash').where('kind', '=', 'photo').where('hash', '<>', '');
  return (await query.distinct().execute()).map(({ hash }) => hash);
}

/** Removes what is known of pictures that are gone. */
export async function removeGonePhotos(db: Db): Promise<void> {
  await db
    .deleteFrom('account_traits')
    .where('kind', '=', 'photo')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as a').select('a.id').whereRef('a.profile_image', '=', 'account_traits.file'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('review_images as i').select('i.id').whereRef('i.file', '=', 'account_traits.file'))),
    )
    .execute();
}
