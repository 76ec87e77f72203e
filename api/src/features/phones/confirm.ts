import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { phoneConfirmation as contract } from '@tero/shared/contract/phone-confirmation';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { isApproved } from '../../db/sql/approved.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { confirmingPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { reviewed } from '../providers/verification/review.ts';
import { requireCode, sendCode } from './codes.ts';
import { confirmedPhone } from './confirmed.ts';
import { takeOfNetworks } from './networks.ts';
import * as owners from './owner-repository.ts';
import { takesCodes } from './takes-codes.ts';

const ofAccount = (account_id: number) => ({ quote_id: null, account_id });

/**
 * Throws `phone_unconfirmed` unless a code has confirmed the account's phone. Does nothing when there is no SMS
 * gateway.
 */
export async function requireConfirmedPhone({ db, config }: Pick<Deps, 'db' | 'config'>, accountId: number) {
  if (!config.sms || (await confirmedPhone(db, accountId))) return;
  throw new AppError('phone_unconfirmed');
}

/** Sends a code to the phone that an account says is its own. */
export async function askPhoneCode(
  deps: Deps,
  { accountId, ip }: Pick<Caller, 'accountId' | 'ip'>,
  { phone }: BodyOf<typeof contract.ask>,
): Promise<void> {
  const { db, clock, config } = deps;
  if (!takesCodes(config)) {
    throw new AppError('texts_unavailable', {
      message: 'Por ahora no podemos mandar códigos por SMS. Probá más tarde.',
    });
  }
  // a few people on one network could use up the codes of all new accounts
  if (await takeOfNetworks(deps, ip, 'codes')) throw new AppError('code_too_soon', { retryAfter: day / 1000 });
  await inTransaction(db, async (trx) => {
    const isVerified = await isApproved(trx, accountId);
    const isOwner = isVerified && (await owners.hasPhone(trx, accountId, phone));
    const about = { purpose: confirmingPurpose, isVerified, isOwner };
    await sendCode({ trx, now: clock.now(), config }, { of: ofAccount(accountId), phone, version: 1 }, about);
  });
}

/** Confirms a phone by the code that was sent to it. The phone becomes the account's phone. */
export async function confirmPhone(
  deps: Deps,
  accountId: number,
  { phone, code }: BodyOf<typeof contract.confirm>,
): Promise<void> {
  // a wrong code counts even if the rest fails
  await requireCode(deps, { of: ofAccount(accountId), phone, version: 1 }, code);
  const at = deps.clock.now().toISOString();
  await inTransaction(deps.db, async (trx) => {
    await holdAccount(trx, accountId);
    await reviewed(trx, accountId, at, () => owners.setConfirmed(trx, accountId, phone, at));
  });
}
