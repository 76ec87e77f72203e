import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

/** Counts the pedidos that an account has written since an instant, including deleted ones. */
export async function countSince(held: Held, accountId: number, since: string): Promise<number> {
  const row = await held
    .selectFrom('made_inquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores a pedido with its recipients and the files of its photos, in order. */
export async function insert(
  db: Db,
  inquiry: Insertable<Table<'inquiries'>>,
  asked: readonly { id: number; provider_id: number }[],
  files: readonly string[],
): Promise<number> {
  const { id } = await db.insertInto('inquiries').values(inquiry).returning('id').executeTakeFirstOrThrow();
  const { account_id, created_at } = inquiry;
  await db.insertInto('made_inquiries').values({ account_id, created_at }).execute();
  const recipients = asked.map(({ id: service_id, provider_id }, position) => ({
    ...{ inquiry_id: id, account_id, provider_id, service_id, position },
  }));
  await db.insertInto('inquiry_recipients').values(recipients).execute();
  const photos = files.map((file, position) => ({ inquiry_id: id, position, file, created_at }));
  if (photos.length > 0) await db.insertInto('inquiry_photos').values(photos).execute();
  return id;
}

/** Returns an account's pedidos, the newest first. */
export function listOf(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('inquiries')
    .select(['id', 'what', 'place', 'timing', 'token', 'created_at', 'hidden_at'])
    .select(({ selectFrom }) =>
      selectFrom('inquiry_photos as f')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('f.inquiry_id', '=', 'inquiries.id')
        .as('photos'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the writer and the request of a pedido that the team has not hidden. */
export function writerOf(db: Db, id: number) {
  return db
    .selectFrom('inquiries')
    .select(['account_id', 'what'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the pedido of a token, while the pedido and its writer are visible, and the number of its recipients. */
export function findShared(db: Db, token: string) {
  return db
    .selectFrom('inquiries as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .select(['q.id', 'q.account_id', 'q.what', 'q.place', 'q.timing', 'q.created_at'])
    .select(({ selectFrom }) =>
      selectFrom('inquiry_recipients as r')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('r.inquiry_id', '=', 'q.id')
        .as('asked'),
    )
    .where('q.token', '=', token)
    .where('q.hidden_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the files of a pedido's photos, in order. */
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

/** Returns an own pedido, locked until the transaction ends; undefined when there is none. */
export function hold(trx: Trx, id: number, accountId: number) {
  return trx
    .selectFrom('inquiries')
    .select('hidden_at')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .$call((query) => forUpdate(trx, query))
    .executeTakeFirst();
}

/** Deletes an own pedido with its photos and recipients. */
export async function remove(db: Db, id: number, accountId: number): Promise<void> {
  await db.deleteFrom('inquiries').where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Deletes photos from before an instant, except those of hidden pedidos (rule MOD-10). Returns their files. */
export async function removePhotosBefore(db: Db, instant: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('inquiry_photos')
    .where('created_at', '<', instant)
    .where('inquiry_id', 'not in', (eb) =>
      eb.selectFrom('inquiries').select('id').where('hidden_at', 'is not', null).where('created_at', '<', instant),
    )
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}

/** Deletes the marks of pedidos written before an instant. */
export async function removeMadeUntil(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('made_inquiries').where('created_at', '<=', instant).execute();
}

/** Deletes pedidos from before an instant. */
export async function removeBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('inquiries').where('created_at', '<', instant).execute();
}
