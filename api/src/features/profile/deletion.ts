import { recordAdminAct } from '../../audit/acts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { forgetResponses } from '../../http/idempotency/claims.ts';
import { discardFiles, unstageAll } from '../../images/staged.ts';
import { unusedFiles } from '../../images/usage.ts';
import { forgetFailuresOf } from '../accounts/attempts/attempt.ts';
import { requireAnotherAdmin } from '../accounts/service.ts';
import { accountReply } from '../accounts/view.ts';
import { answeredAbout, recount } from '../contact-questions/figures.ts';
import { forgetViewer } from '../events/service.ts';
import { photosOf } from '../inquiries/asked.ts';
import { forgetSubscriber } from '../newsletter/service.ts';
import { forgetLikes } from '../posts/reactions.ts';
import { leaveAgreements } from '../quotes/retention.ts';
import { unlistAll } from '../services/lists/lists.ts';
import { closeAccount } from '../subscriptions/close-account.ts';
import * as deletion from './deletion-repository.ts';
import { askForErasure } from './erasure.ts';
import { removeQuotes } from './quoted-repository.ts';

const unknown = 'No encontramos esa cuenta. Volvé a iniciar sesión.';

/**
 * Deletes an account: its personal data, sessions, favourites, history, likes, services, posts, offers, support
 * messages and files. Its reviews stay as 'Usuario anónimo', its payments without its name (rules ACC-29 and ACC-30),
 * and the texts of its accepted quotes (rule QUOTE-20). Allowed for oneself and for administrators, never for the last
 * administrator.
 */
export async function deleteAccount(deps: Deps, accountId: number, caller: Caller): Promise<void> {
  const { db, clock, images } = deps;
  const { kind } = found(await accountReply(deps, accountId), unknown);
  if (!mayManage(caller, accountId)) throw new AppError('forbidden');
  const { staged, unused } = await inTransaction(db, async (trx) => {
    await requireAnotherAdmin(trx, accountId);
    await holdAccount(trx, accountId);
    // another call may have been faster
    found(await deletion.find(trx, accountId), unknown);
    const files = await deletion.filesOf(trx, accountId);
    await closeAccount({ trx, now: clock.now(), config: deps.config }, accountId);
    await unlistAll(trx, accountId, clock.now());
    await deletion.forgetAuthor(trx, accountId);
    await removeQuotes(trx, accountId);
    await leaveAgreements(trx, accountId);
    await forgetLikes(trx, accountId);
    await forgetViewer(trx, accountId);
    await deletion.removeMessages(trx, accountId);
    await forgetSubscriber(trx, accountId);
    await forgetFailuresOf(trx, accountId);
    await forgetResponses(trx, accountId);
    const staged = [...(await unstageAll(trx, accountId)), ...(await photosOf(trx, accountId))];
    const answered = await answeredAbout(trx, accountId);
    await deletion.removeAccount(trx, accountId);
    for (const providerId of answered) await recount(trx, providerId);
    await askForErasure(trx, accountId, clock.now());
    await recordAdminAct(trx, clock.now(), caller, { action: 'delete', entity: kind, id: accountId });
    return { staged, unused: await unusedFiles(trx, files) };
  });
  await Promise.all([images.remove(unused), discardFiles(deps, staged)]);
}
