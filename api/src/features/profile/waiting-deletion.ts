import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { recordAdminAct } from '../../audit/acts.ts';
import { findThing } from '../../audit/things.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Proof, stillProven } from '../accounts/credentials/proof.ts';
import { requireAnotherAdmin } from '../accounts/service.ts';
import { readRecovery } from '../accounts/sign-in/recovery-token.ts';
import { isSuspended } from '../accounts/suspended.ts';
import { askToHidePictures } from '../moderation/things/hiding.ts';
import { setAccountSuspended } from '../moderation/things/suspension.ts';
import { callOffAll } from '../quotes/cita-leaving.ts';
import { stopCharges } from '../subscriptions/close-account.ts';
import { mailAsked, mailRecovered } from './deletion-mails.ts';
import * as deletion from './deletion-repository.ts';

/**
 * Hides the caller's own account, ends its sessions and charges, and sets the time of its erasure, which it returns
 * (rule ACC-93). Throws for the last administrator.
 */
export async function askForDeletion({ db, clock, config }: Deps, caller: Caller): Promise<string> {
  const { accountId } = caller;
  const now = clock.now();
  const at = new Date(now.getTime() + limits.deletionDays * day);
  await inTransaction(db, async (trx) => {
    await requireAnotherAdmin(trx, accountId);
    await holdAccount(trx, accountId);
    const account = await deletion.findWaiting(trx, accountId);
    // another call was faster
    if (!account || account.deletion_at !== null) throw new AppError('not_found', { message: deletion.unknown });
    const work = { trx, now, config };
    const hadCharges = await stopCharges(work, accountId);
    await callOffAll(work, accountId);
    await setAccountSuspended(trx, account, now.toISOString(), now);
    await deletion.setDeletion(trx, accountId, { asked: now, at });
    await askToHidePictures(trx, accountId, now);
    await mailAsked(work, account, { at, hadCharges });
    const thing = await findThing(trx, account.kind, accountId);
    await recordAdminAct(trx, now, caller, { action: 'delete', entity: account.kind, id: accountId, thing });
  });
  return at.toISOString();
}

/**
 * Brings back an account that is awaiting its deletion, as it was except for its charges, by the token of a sign-in.
 * Returns the proof that opens its session (rule ACC-95). Throws `token_invalid`, or `account_suspended` if the team
 * has suspended the account meanwhile.
 */
export async function recoverAccount({ db, clock, config }: Deps, token: string): Promise<Proof> {
  const now = clock.now();
  const proof = readRecovery(config, token, now);
  await inTransaction(db, async (trx) => {
    const account = await stillProven(trx, proof);
    if (isSuspended(account)) throw new AppError('account_suspended');
    if (account.deletion_at === null) throw new AppError('token_invalid');
    await deletion.setDeletion(trx, account.id, null);
    await setAccountSuspended(trx, account, null, now);
    await mailRecovered({ trx, now, config }, account);
  });
  return proof;
}
