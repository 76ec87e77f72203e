import type { Insertable } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';

const shown = ['id', 'device', 'created_at', 'last_success_at', 'session_id'] as const;

/** Returns an account's browsers with the fields that may be shown, which never include their endpoints. */
export function list(db: Db, accountId: number) {
  return db
    .selectFrom('push_subscriptions')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export async function idsOf(db: Db, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom('push_subscriptions').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds a browser, or renews the one with this endpoint. If that belonged to another account, a new row replaces it: the
 * person who signs in on a shared phone takes it over, and pending pushes to the other account are dropped.
 */
export async function put(db: Db, device: Insertable<Table<'push_subscriptions'>>) {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', device.endpoint)
    .where('account_id', '<>', device.account_id)
    .execute();
  return db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((oc) =>
      oc.column('endpoint').doUpdateSet({
        p256dh: device.p256dh,
        auth: device.auth,
        vapid_key: device.vapid_key,
        device: device.device,
        session_id: device.session_id,
        failing_since: null,
      }),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Removes all but the account's newest browsers. */
export async function keepNewest(db: Db, accountId: number, count: number): Promise<void> {
  const newest = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(count);
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('id', 'not in', newest).execute();
}

/** Returns false when the account has no such browser. */
export async function removeOwned(
  db: Db,
  accountId: number,
  which: { id: number } | { endpoint: string },
): Promise<boolean> {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['endpoint', which.endpoint] as const);
  const row = await db
    .deleteFrom('push_subscriptions')
    .where(column, '=', value)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an account's browsers, except those that were subscribed in one session. */
export async function removeAll(db: Db, accountId: number, exceptSession: string | null): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .$if(exceptSession !== null, (query) =>
      query.where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '<>', exceptSession)])),
    )
    .execute();
}

export async function removeOfSession(db: Db, accountId: number, sessionId: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute();
}
