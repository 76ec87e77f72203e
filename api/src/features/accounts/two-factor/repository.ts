import type { Insertable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import type { Proven } from '../credentials/proof.ts';

export function find(db: Db, accountId: number) {
  return db
    .selectFrom('second_steps')
    .select(['account_id', 'secret', 'confirmed_at', 'last_counter'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Returns until when an administrator has to set up two-factor. */
export async function findDue(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('two_factor_due_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.two_factor_due_at ?? null;
}

/** Stores a new secret, which is not confirmed yet. Returns false when two-factor is already active. */
export async function begin(
  { held, id }: Proven,
  step: Omit<Insertable<Table<'second_steps'>>, 'account_id'>,
): Promise<boolean> {
  const { secret, created_at, last_counter } = step;
  const row = await held
    .insertInto('second_steps')
    .values({ ...step, account_id: id })
    .onConflict((oc) =>
      oc
        .column('account_id')
        .doUpdateSet({ secret, created_at, last_counter })
        .where('second_steps.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts it in force; returns false when it is already. */
export async function confirm({ held, id }: Proven, at: string): Promise<boolean> {
  const result = await held
    .updateTable('second_steps')
    .set({ confirmed_at: at })
    .where('account_id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Uses up a time step. Returns false when this or a later step was used before. Only one of two concurrent calls
 * succeeds.
 */
export async function takeCounter(db: Db, accountId: number, counter: number): Promise<boolean> {
  const result = await db
    .updateTable('second_steps')
    .set({ last_counter: counter })
    .where('account_id', '=', accountId)
    .where('last_counter', '<', counter)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Uses up a recovery code. Returns false when the account has no such code. */
export async function takeRecoveryCode(db: Db, accountId: number, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  { held, id }: Proven,
  codes: readonly Insertable<Table<'recovery_codes'>>[],
): Promise<void> {
  await held.deleteFrom('recovery_codes').where('account_id', '=', id).execute();
  await held
    .insertInto('recovery_codes')
    .values([...codes])
    .execute();
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function listSealed(trx: Trx) {
  return trx.selectFrom('second_steps').select(['account_id', 'secret']).execute();
}

/** Replaces a sealed secret that is still the same. */
export async function putSealed(
  trx: Trx,
  accountId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('second_steps')
    .set({ secret: to })
    .where('account_id', '=', accountId)
    .where('secret', '=', from)
    .execute();
}
