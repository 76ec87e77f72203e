import { createHash, randomBytes } from 'node:crypto';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { type Proven, provenNow } from '../credentials/proof.ts';

type Purpose = Table<'mail_tokens'>['purpose'];

/** Makes a random token of 256 bits for a URL; the database stores only its SHA-256. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Issues the token of a link for a locked account, to be mailed to `email`. The token works while the account has that
 * address. Earlier tokens stay valid unless `endTokens` is called.
 */
export async function issueToken(
  held: Held,
  purpose: Purpose,
  { id, email }: { id: number; email: string },
  now: Date,
  life: number,
): Promise<string> {
  const { token, hash } = newToken();
  const at = now.toISOString();
  await held
    .insertInto('mail_tokens')
    .values({
      hash,
      purpose,
      account_id: id,
      email_key: foldIdentifier(email),
      created_at: at,
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute();
  return token;
}

/**
 * Ends the unused tokens of an account, for one purpose or all. Call it when a password was set, or when the account no
 * longer has the mailbox that the tokens went to.
 */
export async function endTokens(held: Held, accountId: number, now: Date, purpose?: Purpose): Promise<void> {
  const at = now.toISOString();
  await held
    .updateTable('mail_tokens')
    .set({ expires_at: at })
    .where('account_id', '=', accountId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as Purpose))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}

/** Returns a token that was mailed to the address that its account has now. */
export function findToken(db: Db, purpose: Purpose, token: string) {
  return db
    .selectFrom('mail_tokens as t')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.id', '=', 't.account_id').onRef('a.email_key', '=', 't.email_key'),
    )
    .select(['t.account_id', 't.expires_at', 't.used_at'])
    .where('t.hash', '=', hashToken(token))
    .where('t.purpose', '=', purpose)
    .executeTakeFirst();
}

/** Returns an unused token that was mailed to an address that its account no longer has. */
export function findStrayToken(db: Db, purpose: Purpose, token: string, now: Date) {
  return db
    .selectFrom('mail_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.account_id', 't.email_key'])
    .where('t.hash', '=', hashToken(token))
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now.toISOString())
    .whereRef('a.email_key', '<>', 't.email_key')
    .executeTakeFirst();
}

/**
 * Uses up a token. Returns its account, locked. Returns null when the token was used, has expired, never existed or
 * went to a former address. Only one of two concurrent calls succeeds.
 */
export async function consumeToken(trx: Trx, purpose: Purpose, token: string, now: Date): Promise<Proven | null> {
  const known = await findToken(trx, purpose, token);
  if (!known) return null;
  const account = await provenNow(trx, known.account_id);
  const at = now.toISOString();
  const row = await trx
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('email_key', '=', account.email_key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('hash')
    .executeTakeFirst();
  return row ? account : null;
}

/** Counts the tokens issued to an account since an instant, to limit the mails to one address. */
export async function countIssued(held: Held, purpose: Purpose, accountId: number, since: Date): Promise<number> {
  const row = await held
    .selectFrom('mail_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
