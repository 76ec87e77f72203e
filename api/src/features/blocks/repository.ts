import type { BlockOrigin } from '@tero/shared/rules/safety/blocks';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Held, Trx } from '../../db/schema/database.ts';
import { phoneConfirmed, quotesAccepted } from '../../db/sql/asker.ts';

/** Returns those of these providers that have blocked the account. */
export async function providersBlocking(db: Db, accountId: number, providerIds: readonly number[]): Promise<number[]> {
  if (providerIds.length === 0) return [];
  const rows = await db
    .selectFrom('provider_blocks')
    .select('provider_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('provider_id', 'in', [...providerIds])
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

interface Wanted {
  providerId: number;
  id: number;
  /** the token of a pedido's link */
  token: string | undefined;
}

/**
 * Returns the account behind a thing that a provider may block from; undefined when the thing does not concern the
 * provider.
 */
export async function findPerson(db: Db, origin: BlockOrigin, wanted: Wanted): Promise<number | undefined> {
  const { providerId, id, token } = wanted;
  const sources: Record<BlockOrigin, RawBuilder<{ account_id: number | null }>> = {
    // an undecided view gave no phone
    phone: sql`select account_id from phone_views
      where provider_id = ${providerId} and account_id = ${id} and last_seen_at not like '0-%'`,
    inquiry: sql`select q.account_id from inquiries as q join inquiry_recipients as r on r.inquiry_id = q.id
      where q.id = ${id} and q.token = ${token ?? null} and r.provider_id = ${providerId}`,
    review: sql`select client_id as account_id from reviews where id = ${id} and provider_id = ${providerId}`,
  };
  const { rows } = await sources[origin].execute(db);
  return rows[0]?.account_id ?? undefined;
}

/** Returns a provider's blocks, newest first, or only the block with this id, with the name that the origin shows. */
export function list(db: Db, providerId: number, id?: number) {
  return db
    .selectFrom('provider_blocks as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .leftJoin('inquiries as q', (join) =>
      join.onRef('q.id', '=', 'b.origin_id').on('b.origin', '=', 'inquiry').on('q.hidden_at', 'is', null),
    )
    .leftJoin('reviews as r', (join) =>
      join.onRef('r.id', '=', 'b.origin_id').on('b.origin', '=', 'review').on('r.hidden_at', 'is', null),
    )
    .leftJoin('services as s', 's.id', 'r.service_id')
    .select(['b.id', 'b.origin', 'b.origin_id', 'b.created_at', 'a.name', 'q.what', 's.title', 'r.is_anonymous'])
    .where('b.provider_id', '=', providerId)
    .$if(id !== undefined, (query) => query.where('b.id', '=', id as number))
    .orderBy('b.id', 'desc')
    .execute();
}

export type BlockRow = Awaited<ReturnType<typeof list>>[number];

export async function count(held: Held, providerId: number): Promise<number> {
  const row = await held
    .selectFrom('provider_blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

interface NewBlock {
  provider_id: number;
  account_id: number;
  origin: BlockOrigin;
  origin_id: number;
  created_at: string;
}

/** Returns the id of the block for that thing. Stores the block if there is none. */
export async function insert(trx: Trx, block: NewBlock): Promise<number> {
  await trx
    .insertInto('provider_blocks')
    .values(block)
    .onConflict((oc) => oc.columns(['provider_id', 'origin', 'origin_id']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('provider_blocks')
    .select('id')
    .where('provider_id', '=', block.provider_id)
    .where('origin', '=', block.origin)
    .where('origin_id', '=', block.origin_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells whether there was such a block of the provider. */
export async function remove(db: Db, providerId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('provider_blocks')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what providers may know of these accounts. */
export function findAskers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.created_at', phoneConfirmed.as('phone_confirmed'), quotesAccepted.as('quotes_accepted')])
    .where('a.id', 'in', ids.length > 0 ? [...ids] : [0])
    .execute();
}
