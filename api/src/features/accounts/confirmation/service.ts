import type { confirmation as contract } from '@tero/shared/contract/accounts-confirmation';
import type { BodyOf, ConfirmedField } from '@tero/shared/contract/endpoint';
import type { ConfirmationWays } from '@tero/shared/errors';
import { phoneDigits, whatsappNumber } from '@tero/shared/rules/phone';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { stillProven } from '../credentials/proof.ts';
import { requirePassword } from '../service.ts';
import { configuredProviders } from '../social-sign-in/sign-in-providers.ts';
import { hasTwoFactor } from '../two-factor/service.ts';
import { requireCode } from '../two-factor/settings.ts';
import * as confirmation from './repository.ts';

/** How long a sign-in or a confirmation counts. */
const confirmedFor = 15 * minute;

/** Confirms a session by the password, and by the two-factor code when two-factor is on. */
export async function confirm(deps: Deps, caller: Caller, body: BodyOf<typeof contract.confirm>): Promise<void> {
  const { db, clock } = deps;
  const proof = await requirePassword(deps, caller, body.password);
  if (await hasTwoFactor(db, caller.accountId)) {
    if (!body.code) throw new AppError('second_step_required');
    await requireCode(deps, caller, body.code);
  }
  const at = clock.now().toISOString();
  await inTransaction(db, async (trx) =>
    confirmation.markConfirmed(await stillProven(trx, proof), caller.sessionId, at),
  );
}

/**
 * Throws `confirmation_required`, with the ways to confirm, unless the session was recently begun or confirmed (rule
 * SES-23).
 */
export async function requireConfirmed(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: Caller,
): Promise<void> {
  const { accountId, confirmedAt } = caller;
  if (confirmedAt && clock.now().getTime() - Date.parse(confirmedAt) < confirmedFor) return;
  const { password, providers: joined } = await confirmation.findWays(db, accountId);
  const configured: readonly string[] = configuredProviders(config);
  const code = await hasTwoFactor(db, accountId);
  const providers = code ? [] : joined.filter((provider) => configured.includes(provider));
  const ways: ConfirmationWays = { password, code, providers };
  throw new AppError('confirmation_required', { extra: { confirmation: ways } });
}

/**
 * Tells whether a body gives one of the fields a value that differs from the account's. Returns false for an unknown
 * account.
 */
export async function changesFields(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  body: Partial<Record<ConfirmedField, unknown>>,
  fields: readonly ConfirmedField[],
): Promise<boolean> {
  const given = fields.filter((field) => body[field] !== undefined);
  if (given.length === 0) return false;
  const before = await confirmation.findFields(db, accountId);
  if (!before) return false;
  return given.some((field) => comparable[field](body[field]) !== comparable[field](before[field]));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const comparable: Record<ConfirmedField, (value: unknown) => string> = {
  email: (value) => foldIdentifier(textOf(value)),
  // a number is the same with and without its country code
  phone: (value) => whatsappNumber(textOf(value)) ?? phoneDigits(textOf(value)),
};
