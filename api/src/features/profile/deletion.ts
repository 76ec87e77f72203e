import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import { limits } from '@tero/shared/limits';
import { recordAct } from '../../audit/acts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { forgetResponses } from '../../http/idempotency/claims.ts';
import { discardFiles, unstageAll } from '../../images/staged.ts';
import { unusedFiles } from '../../images/usage.ts';
import { forgetFailuresOf } from '../accounts/attempts/attempt.ts';
import { requireAnotherAdmin } from '../accounts/service.ts';
import { isSuspended } from '../accounts/suspended.ts';
import { accountReply } from '../accounts/view.ts';
import { answeredAbout, recount } from '../contact-questions/figures.ts';
import { forgetViewer } from '../events/service.ts';
import { photosOf } from '../inquiries/asked.ts';
import { forgetSubscriber } from '../newsletter/service.ts';
import { takePapers } from '../papers/service.ts';
import { forgetLikes } from '../posts/reactions.ts';
import { takePictures } from '../providers/verification/identity.ts';
import { callOffAll } from '../quotes/cita-leaving.ts';
import { workPhotosOf } from '../quotes/photos.ts';
import { leaveAgreements } from '../quotes/retention.ts';
import { setReviewsOfSuspended } from '../reviews/moderate.ts';
import { unlistAll } from '../services/lists/lists.ts';
import { closeAccount } from '../subscriptions/close-account.ts';
import { mailErased, type Waiting } from './deletion-mails.ts';
import * as deletion from './deletion-repository.ts';
import { askForErasure } from './erasure.ts';
import { removeQuotes } from './quoted-repository.ts';

/**
 * Erases an account at once: its personal data, sessions, favourites, history, likes, services, posts, offers, support
 * messages and files. Its reviews stay as 'Usuario anónimo', its payments without its name (rules ACC-29 and ACC-30),
 * and the accepted texts of its quotes (rule QUOTE-20). The person gets a mail with the number that stays (rule
 * ADM-150). Throws unless the caller is the owner or an administrator, and for the last administrator.
 */
export async function deleteAccount(
  deps: Deps,
  accountId: number,
  caller: Caller,
  { request }: { request?: ErasureRequest } = {},
): Promise<void> {
  const { kind } = found(await accountReply(deps, accountId), deletion.unknown);
  if (!mayManage(caller, accountId)) throw new AppError('forbidden');
  let account: Waiting | undefined;
  let after: { message?: number; asked_at?: string; motivo?: string } = {};
  await erase(deps, accountId, {
    request: typeof request === 'number' ? request : undefined,
    may: async (trx) => {
      await requireAnotherAdmin(trx, accountId);
      await holdAccount(trx, accountId);
      // another call may have been faster
      account = found(await deletion.findWaiting(trx, accountId), deletion.unknown);
      if (request === 'otherwise') after = { motivo: 'La persona lo pidió por otro medio' };
      else if (request !== undefined) after = { message: request, asked_at: await askedAt(trx, accountId, request) };
      return true;
    },
    also: async (trx, now) => {
      const act = { action: 'delete', entity: kind, id: accountId, after, thing: null } as const;
      const number = await recordAct(trx, now, caller, act);
      const by = request === undefined ? 'team' : 'request';
      if (account) await mailErased({ trx, now, config: deps.config }, account, { number, by });
    },
  });
}

/** Returns an account's newest messages to the team. One of them may ask for its erasure. */
export function requestsOf({ db }: Pick<Deps, 'db'>, accountId: number) {
  return deletion.listRequests(db, accountId, limits.personRows);
}

/** Returns when the account's own message asked for the erasure. */
async function askedAt(trx: Trx, accountId: number, request: number): Promise<string> {
  const row = await deletion.findRequest(trx, accountId, request);
  if (row) return row.created_at;
  const message = 'Elegí un mensaje de esta persona';
  throw new AppError('validation_failed', { message, errors: { request: message } });
}

/** Erases the accounts whose owners did not come back in time, and notifies them (rule ACC-93). Runs as a job. */
export async function eraseDue(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  for (const accountId of await deletion.listDue(deps.db, deps.clock.now(), batch)) {
    // an account that cannot be erased does not stop the others
    await eraseOne(deps, accountId).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'accounts whose days are over could not be erased');
}

async function eraseOne(deps: Deps, accountId: number): Promise<void> {
  let account: Waiting | undefined;
  await erase(deps, accountId, {
    may: async (trx, now) => {
      await holdAccount(trx, accountId);
      account = await deletion.findWaiting(trx, accountId);
      // recovered meanwhile
      return account?.deletion_at != null && account.deletion_at <= now.toISOString();
    },
    also: async (trx, now) => {
      if (!account) return;
      const after = { asked_at: account.deletion_asked_at };
      const act = { action: 'delete', entity: account.kind, id: accountId, after, thing: null } as const;
      const number = await recordAct(trx, now, null, act);
      await mailErased({ trx, now, config: deps.config }, account, { number, by: 'owner' });
    },
  });
}

const batch = 20;

interface Erasure {
  /** locks the account, and returns whether it is erased */
  may: (trx: Trx, now: Date) => Promise<boolean>;
  /** the message that requested it, whose number stays */
  request?: number | undefined;
  /** writes in the same transaction, once the account is gone */
  also: (trx: Trx, now: Date) => Promise<void>;
}

async function erase(deps: Deps, accountId: number, { may, also, request }: Erasure): Promise<void> {
  const { db, clock, images } = deps;
  const now = clock.now();
  const files = await inTransaction(db, async (trx) => {
    if (!(await may(trx, now))) return null;
    const files = await deletion.filesOf(trx, accountId);
    await bringBackReviews(trx, accountId);
    await closeAccount({ trx, now, config: deps.config }, accountId);
    await unlistAll(trx, accountId, now);
    await deletion.forgetAuthor(trx, accountId);
    await removeQuotes(trx, accountId);
    await callOffAll({ trx, now, config: deps.config }, accountId);
    await leaveAgreements(trx, accountId);
    await forgetLikes(trx, accountId);
    await forgetViewer(trx, accountId);
    await deletion.removeMessages(trx, accountId, request);
    await forgetSubscriber(trx, accountId);
    await forgetFailuresOf(trx, accountId);
    await forgetResponses(trx, accountId);
    const staged = [
      ...(await unstageAll(trx, accountId)),
      ...(await photosOf(trx, accountId)),
      ...(await workPhotosOf(trx, accountId)),
      ...(await takePictures(trx, accountId)),
      ...(await takePapers(trx, accountId)),
    ];
    const answered = await answeredAbout(trx, accountId);
    await deletion.removeAccount(trx, accountId);
    for (const providerId of answered) await recount(trx, providerId);
    await askForErasure(trx, accountId, now);
    await also(trx, now);
    return { staged, unused: await unusedFiles(trx, files) };
  });
  if (files) await Promise.all([images.remove(files.unused), discardFiles(deps, files.staged)]);
}

/**
 * Shows the reviews of a hidden account again, without its name. Reviews of a suspended account stay hidden (rule
 * MOD-13).
 */
async function bringBackReviews(trx: Trx, accountId: number): Promise<void> {
  const account = await deletion.findWaiting(trx, accountId);
  if (account?.deletion_at != null && !isSuspended(account)) await setReviewsOfSuspended(trx, accountId, null);
}
