import type { Insertable } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';

/** Counts an account's pedidos since an instant. */
export async function countSince(held: Held, accountId: number, since: string): Promise<number> {
  const row = await held
    .selectFrom('inquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores a pedido with whom it asks and the files of its photos, in order. */
export async function insert(
  db: Db,
  inquiry: Insertable<Table<'inquiries'>>,
  asked: readonly { id: number; provider_id: number }[],
  files: readonly string[],
): Promise<number> {
  const { id } = await db.insertInto('inquiries').values(inquiry).returning('id').executeTakeFirstOrThrow();
  const { account_id, created_at } = inquiry;
  const recipients = asked.map(({ id: service_id, provider_id }, position) => ({
    ...{ inquiry_id: id, account_id, provider_id, service_id, position },
  }));
  await db.insertInto('inquiry_recipients').values(recipients).execute();
  const photos = files.map((file, position) => ({ inquiry_id: id, position, file, created_at }));
  if (photos.length > 0) await db.insertInto('inquiry_photos').values(photos).execute();
  return id;
}

/** An account's pedidos, the newest first. */
export function listOf(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('inquiries')
    .select(['id', 'what', 'place', 'timing', 'token', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The pedido of a token, while its writer is in sight, and how many it asks. */
export function findShared(db: Db, token: string) {
  return db
    .selectFrom('inquiries as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .select(['q.id', 'q.what', 'q.place', 'q.timing', 'q.created_at'])
    .select(({ selectFrom }) =>
      selectFrom('inquiry_recipients as r')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('r.inquiry_id', '=', 'q.id')
        .as('asked'),
    )
    .where('q.token', '=', token)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** The files of a pedido's photos, in order. */
export async function filesOf(db: Db, inquiryId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry_photos')
    .select('file')
    .where('inquiry_id', '=', inquiryId)
    .orderBy('position')
    .execute();
  return rows.map(({ file }) => file);
}

export async function filesOfAccount(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry_photos as f')
    .innerJoin('inquiries as q', 'q.id', 'f.inquiry_id')
    .select('f.file')
    .where('q.account_id', '=', accountId)
    .execute();
  return rows.map(({ file }) => file);
}

/** Returns false when the account has no such pedido. */
export async function remove(db: Db, id: number, accountId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('inquiries')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes photos from before an instant; returns their files. */
export async function removePhotosBefore(db: Db, instant: string): Promise<string[]> {
  const rows = await db.deleteFrom('inquiry_photos').where('created_at', '<', instant).returning('file').execute();
  return rows.map(({ file }) => file);
}

/** Deletes pedidos from before an instant. */
export async function removeBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('inquiries').where('created_at', '<', instant).execute();
}
