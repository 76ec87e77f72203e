import type { ErrorCode } from '@tero/shared/errors';
import { AppError } from '../../../core/errors.ts';
import type { Held, Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import * as credentials from './repository.ts';

declare const isProof: unique symbol;
declare const isProven: unique symbol;

/** The error for a proof that came too late. It equals the error for a wrong secret of the same kind. */
type Refusal = Extract<ErrorCode, 'bad_credentials' | 'second_step_wrong' | 'token_invalid'>;

/**
 * Proves that a secret of an account was right, with the version of the credentials that it was compared with. The
 * comparison runs outside the transaction and takes time, so a proof alone is not enough: see `stillProven`.
 */
export interface Proof {
  readonly [isProof]: true;
  readonly accountId: number;
  readonly version: number;
  readonly refusal: Refusal;
}

/**
 * An account whose owner has proved their identity, locked until the transaction ends. Functions that open or confirm
 * sessions or change ways to sign in require it, and only this file makes one.
 */
export type Proven = Readonly<credentials.AccountRow> & { readonly [isProven]: true; readonly held: Held };

/** Returns a proof. Call it only after comparing a secret, and read `version` together with the secret or before it. */
export function proofOf(accountId: number, version: number, refusal: Refusal): Proof {
  return { accountId, version, refusal } as Proof;
}

/**
 * Locks the account of a proof. Throws when the account's credentials have changed since the secret was compared (rule
 * SES-82).
 */
export async function stillProven(trx: Trx, { accountId, version, refusal }: Proof): Promise<Proven> {
  const account = await hold(trx, accountId);
  if (account?.credential_version === version) return account;
  throw new AppError(refusal, { message: 'El acceso a esta cuenta acaba de cambiar. Volvé a iniciar sesión.' });
}

/**
 * Locks and returns an account that the same transaction proves, by a token that it uses up or a secret that it has
 * just verified.
 */
export async function provenNow(trx: Trx, accountId: number): Promise<Proven> {
  const account = await hold(trx, accountId);
  if (!account) throw new AppError('token_invalid');
  return account;
}

async function hold(trx: Trx, accountId: number): Promise<Proven | null> {
  const held = await holdAccount(trx, accountId);
  const row = await credentials.find(held, accountId);
  return row ? ({ ...row, held } as Proven) : null;
}
