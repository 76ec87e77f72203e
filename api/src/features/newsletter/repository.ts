import type { NewsletterConsent } from '@tero/shared/rules/newsletter';
import type { Db, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

/** Adds an address, unless it is there already, and locks its row. */
export async function hold(trx: Trx, email: string, consent: NewsletterConsent, at: string) {
  await trx
    .insertInto('newsletter_subscribers')
    .values({ email, email_key: email, consent, consented_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  const row = trx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'confirmed_at', 'mailed_at'])
    .where('email_key', '=', email);
  return forUpdate(trx, row).executeTakeFirstOrThrow();
}

/** Stores the consent that a confirmation will stand for, and that a mail was sent. */
export async function noteMail(
  trx: Trx,
  id: number,
  values: { mailed_at: string; consent?: NewsletterConsent; consented_at?: string },
): Promise<void> {
  await trx.updateTable('newsletter_subscribers').set(values).where('id', '=', id).execute();
}

export function find(trx: Trx, id: number) {
  const row = trx.selectFrom('newsletter_subscribers').select(['id', 'email', 'confirmed_at']).where('id', '=', id);
  return forUpdate(trx, row).executeTakeFirst();
}

export async function confirm(trx: Trx, id: number, at: string): Promise<void> {
  await trx.updateTable('newsletter_subscribers').set({ confirmed_at: at }).where('id', '=', id).execute();
}

/**
 * Deletes addresses and their pending mails, except addresses that are counted. Returns the number of deleted
 * addresses.
 */
async function removeRows(db: Db, rows: readonly { id: number }[]): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db
    .deleteFrom('outbox')
    .where('status', '<>', 'sent')
    .where((eb) => eb.or(ids.map((id) => eb('dedupe_key', 'like', `email:newsletter:${id}:%`))))
    .execute();
  await db.deleteFrom('newsletter_subscribers').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes an address and locks it first: an issue's mail to it is either already there, or will not be written. */
export async function remove(trx: Trx, id: number): Promise<number> {
  const row = trx.selectFrom('newsletter_subscribers').select('id').where('id', '=', id);
  return removeRows(trx, await forUpdate(trx, row).execute());
}

/** Deletes the newsletter address of an account that has verified the address as its own. */
export async function removeOfAccount(trx: Trx, accountId: number): Promise<void> {
  const query = trx
    .selectFrom('newsletter_subscribers as n')
    .innerJoin('accounts as a', 'a.email_key', 'n.email_key')
    .select('n.id')
    .where('a.id', '=', accountId)
    .where('a.email_verified', '=', 1);
  await removeRows(trx, await forUpdate(trx, query, 'n').execute());
}

/** Deletes some addresses that nobody confirmed since `before`; returns how many. */
export async function removeUnconfirmed(db: Db, before: string, most: number): Promise<number> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('consented_at', '<', before)
    .limit(most)
    .execute();
  return removeRows(db, rows);
}
