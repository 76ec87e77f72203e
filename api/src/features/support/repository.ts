import type { MessageState } from '@tero/shared/rules/admin';
import { isEntitled } from '@tero/shared/rules/entitlement';
import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

export async function insert(db: Db, message: Insertable<Table<'contact_messages'>>): Promise<number> {
  const row = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the network of each message since an instant, and whether an account sent it. */
export function listSenders(held: Held, since: string) {
  return held
    .selectFrom('contact_messages')
    .select(['ip as network', 'account_id as accountId'])
    .where('created_at', '>', since)
    .execute();
}

/** Returns how often an account has written again since an instant. */
export async function countFollowUps(held: Held, accountId: number, since: string): Promise<number> {
  const row = await held
    .selectFrom('message_entries as e')
    .innerJoin('contact_messages as m', 'm.id', 'e.message_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('m.account_id', '=', accountId)
    .where('e.side', '=', 'writer')
    .where('e.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns an account's messages to the team with the answers, newest first. */
export function listOf(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'message', 'created_at', 'answer', 'answered_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns a message that the account itself sent, locked until the transaction ends. */
export function holdOwn(trx: Trx, accountId: number, id: number) {
  const query = trx
    .selectFrom('contact_messages')
    .select(['id', 'state', 'name', 'email', 'subject', 'answer', 'answered_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId);
  return forUpdate(trx, query).executeTakeFirst();
}

/**
 * Tells whether an account is a provider with an active subscription, whose messages the team answers first (rule
 * SUPP-96).
 */
export async function isFirst(trx: Trx, accountId: number | null, now: Date): Promise<boolean> {
  if (accountId === null) return false;
  const query = trx.selectFrom('provider_profiles').select('entitled_until').where('account_id', '=', accountId);
  return isEntitled((await query.executeTakeFirst())?.entitled_until ?? null, now);
}

/** Makes the message wait for the team again. */
export async function askAgain(
  trx: Trx,
  id: number,
  { state, at, first }: { state: MessageState; at: string; first: boolean },
) {
  await trx
    .updateTable('contact_messages')
    .set({ state, asked_at: at, priority: first ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}
