import type { Db } from '../../db/schema/database.ts';
import { sendSignal } from '../../db/signals.ts';

/** Columns that still name an account after its deletion, with the reason. */
export const notDeleted: Readonly<Record<string, string>> = {
  'admin_logs.account_id': 'a number without a person, in the log that cannot be changed',
  'admin_logs.admin_id': 'the log cannot be changed and outlives the accounts (docs/decisions/administration.md)',
};

export const unknown = 'No encontramos esa cuenta. Volvé a iniciar sesión.';

/** Returns the account of a deletion, with the facts that its mails state. */
export function findWaiting(db: Db, accountId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'kind', 'name', 'email', 'email_verified', 'deletion_at', 'deletion_asked_at', 'suspended_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Sets when the deletion of an account was requested and when the account will be erased, or clears both (null). */
export async function setDeletion(
  db: Db,
  accountId: number,
  deletion: { asked: Date; at: Date } | null,
): Promise<void> {
  const dates = {
    deletion_asked_at: deletion?.asked.toISOString() ?? null,
    deletion_at: deletion?.at.toISOString() ?? null,
  };
  await db.updateTable('accounts').set(dates).where('id', '=', accountId).execute();
}

/** Returns accounts whose time for recovery is over. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_at', '<=', now.toISOString())
    .orderBy('deletion_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the keys of an account's images in the store: of its profile, services, posts and offers, of reviews that it
 * wrote, and of reviews that it received.
 */
export async function filesOf(db: Db, accountId: number): Promise<string[]> {
  const account = await db
    .selectFrom('accounts')
    .select('profile_image as file')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const services = await db
    .selectFrom('service_images as i')
    .innerJoin('services as s', 's.id', 'i.service_id')
    .select('i.file')
    .where('s.provider_id', '=', accountId)
    .execute();
  const posts = await db
    .selectFrom('post_images as i')
    .innerJoin('posts as t', 't.id', 'i.post_id')
    .select('i.file')
    .where('t.provider_id', '=', accountId)
    .execute();
  const offers = await db.selectFrom('offers').select('file').where('provider_id', '=', accountId).execute();
  const reviews = await db
    .selectFrom('review_images as i')
    .innerJoin('reviews as r', 'r.id', 'i.review_id')
    .select('i.file')
    .where((eb) => eb.or([eb('i.client_id', '=', accountId), eb('r.provider_id', '=', accountId)]))
    .execute();
  return [account, ...services, ...posts, ...offers, ...reviews].flatMap((row) => row?.file ?? []);
}

/** Removes the author from reviews. The reviews and their text stay (rule ACC-30). */
export async function forgetAuthor(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ client_id: null, is_anonymous: 1 })
    .where('client_id', '=', accountId)
    .execute();
}

/**
 * Returns the account's support messages: those sent in a session, and those sent without one from its verified email.
 */
async function messagesOf(db: Db, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select(['email_key', 'email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('contact_messages')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(account.email_verified === 1 ? [eb('email', '=', account.email_key)] : []),
      ]),
    );
}

/** Returns a message of the account's own. */
export async function findRequest(db: Db, accountId: number, id: number) {
  return (await messagesOf(db, accountId)).select('created_at').where('id', '=', id).executeTakeFirst();
}

/** Returns the account's newest messages to the team. One of them may ask for its erasure. */
export async function listRequests(db: Db, accountId: number, limit: number) {
  const query = (await messagesOf(db, accountId)).select(['id', 'subject', 'created_at']);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Reduces a message that asked for the erasure to its number and day (rule ADM-150). */
async function leaveNumber(db: Db, id: number): Promise<void> {
  await db.deleteFrom('message_entries').where('message_id', '=', id).execute();
  const nothing = { phone: null, page: null, user_agent: null, report_type: null, note: null, answer: null };
  await db
    .updateTable('contact_messages')
    .set({ ...nothing, account_id: null, answered_at: null, asked_at: null, ip: '', priority: 0 })
    .set({ name: 'Cuenta eliminada', email: '', subject: 'Pidió que elimináramos sus datos', message: '' })
    .set({ state: 'cerrado' })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the account's support messages, sent in a session or from its email, and their mails. An unverified email and
 * its messages may be somebody else's, so they stay (rule SUPP-88). The number of `request` stays.
 */
export async function removeMessages(db: Db, accountId: number, request?: number): Promise<void> {
  const ids = (await (await messagesOf(db, accountId)).select('id').execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  if (request !== undefined) await leaveNumber(db, request);
  const gone = ids.filter((id) => id !== request);
  if (gone.length > 0) await db.deleteFrom('contact_messages').where('id', 'in', gone).execute();
  const keys = ids.map((id) => `email:contact:${id}`);
  await db.deleteFrom('outbox').where('dedupe_key', 'in', keys).execute();
  for (const key of keys) await db.deleteFrom('outbox').where('dedupe_key', 'like', `${key}:%`).execute();
}

/** Deletes the account's row; foreign keys delete what refers to it. */
export async function removeAccount(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  await sendSignal(db, { topic: 'sessions', accountId });
}
