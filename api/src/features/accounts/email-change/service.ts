import type { WaitingEmail } from '@tero/shared/contract/accounts-email-change';
import { limits } from '@tero/shared/limits';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { day, hour } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { endWaitingChanges } from '../sessions/repository.ts';
import { newToken } from '../tokens/tokens.ts';
import * as accounts from './account-repository.ts';
import { queueConfirmation, queueNotice, queueTaken } from './mails.ts';
import * as changes from './repository.ts';

const linkLife = day;
/** Rows outlive the links of both mails, because the download shows them. */
const rowLife = 30 * day;

/**
 * Requests a change of the caller's email, in place of an earlier request. Sends a link to the new address and a notice
 * to the old one. Only the new mailbox learns whether the address belongs to another account (rules ACC-60 to ACC-62).
 */
export async function requestChange({ db, clock, config }: Deps, email: string, caller: Caller): Promise<WaitingEmail> {
  const now = clock.now();
  const at = now.toISOString();
  const { accountId: account_id, sessionId: session_id, credentialVersion } = caller;
  await inTransaction(db, async (trx) => {
    const work = { trx, now, config };
    const held = await holdAccount(trx, account_id);
    const account = found(await accounts.findAccount(trx, account_id));
    // the session ended while this call was being processed
    if (account.credential_version !== credentialVersion) throw new AppError('session_invalid');
    if (foldIdentifier(account.email) === email) throw sameEmail();
    const asked = await changes.countSince(held, account_id, new Date(now.getTime() - hour).toISOString());
    if (asked >= limits.mailsPerHour) throw new AppError('too_many_requests', { retryAfter: hour / 1000 });
    const [confirm, stop] = [newToken(), newToken()];
    // an old address to which no mail was opened may be mistyped: a stranger's mailbox must not get this power
    const canStop = account.email_verified === 1;
    await endWaitingChanges(trx, account_id, at);
    await changes.insert(trx, {
      ...{ account_id, session_id, old_email: account.email, new_email: email, created_at: at },
      ...{ confirm_hash: confirm.hash, stop_hash: canStop ? stop.hash : null },
      expires_at: new Date(now.getTime() + linkLife).toISOString(),
    });
    const owner = await accounts.findOwner(trx, email);
    if (owner) await queueTaken(work, owner, confirm.hash);
    else await queueConfirmation(work, account, email, confirm.token);
    await queueNotice(work, account, confirm.hash, canStop ? stop.token : null);
  });
  return waitingChange(db, now, caller);
}

export async function waitingChange(db: Db, now: Date, { accountId }: Caller): Promise<WaitingEmail> {
  const row = await changes.findWaiting(db, accountId, now.toISOString());
  return row ? { email: row.new_email, expires_at: row.expires_at } : null;
}

export async function cancelChange({ db, clock }: Deps, { accountId }: Caller): Promise<void> {
  await inTransaction(db, (trx) => endWaitingChanges(trx, accountId, clock.now().toISOString()));
}

/**
 * Ends what the earlier addresses could do, when an administrator gives the account another one. Their links no longer
 * stop or undo a change, and the next password reset removes the social sign-ins that they proved (rule ACC-85).
 */
export async function forgetAddresses(trx: Trx, accountId: number): Promise<void> {
  await changes.voidAllStops(trx, accountId);
  await accounts.unproveIdentities(trx, accountId);
}

/**
 * Tells whether somebody who was in the account may know the password, because one of its changes was recently stopped.
 */
export function wasEntered(db: Db, accountId: number): Promise<boolean> {
  return changes.hasStopped(db, accountId);
}

/** Deletes changes whose links expired long ago. */
export async function forgetOldChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await changes.removeBefore(db, new Date(clock.now().getTime() - rowLife).toISOString());
}

function sameEmail(): AppError {
  const message = 'Ese ya es tu email';
  return new AppError('validation_failed', { message, errors: { email: message } });
}
