import type { AdminProviderDetail } from '@tero/shared/contract/admin/providers';
import { paperLabels } from '@tero/shared/rules/papers';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Expected } from '../../../http/versions.ts';
import { discardFiles } from '../../../images/staged.ts';
import { unseenImage } from '../../../images/unseen.ts';
import { findWaitingPaper, holdWaitingPaper, settlePaper } from '../../papers/decisions.ts';
import { findProvider } from '../providers/repository.ts';
import { viewProvider, wholeProviderView } from '../providers/service.ts';

/** A paper of a provider. Each time a paper is sent, it gets an id of its own. */
interface Paper {
  id: number;
  paperId: number;
}

const none = 'Ese papel ya no está para revisar. Recargá la página.';

/** Returns the picture of a paper that waits. Logs the view. */
export async function paperPictures(deps: Deps, { id, paperId }: Paper, caller: Caller) {
  await viewProvider(deps, id, caller);
  const row = found(await findWaitingPaper(deps.db, id, paperId), none);
  const photo = row.file && (await unseenImage(deps.files, row.file));
  return { photos: photo ? [photo] : [] };
}

/**
 * Decides whether a paper belongs to its provider, notifies the provider, writes the log, and deletes the picture (rule
 * TRUST-67).
 */
export async function decidePaper(
  deps: Deps,
  { id, paperId }: Paper,
  { seen, expires_on, reason }: { seen: boolean; expires_on: string; reason: string | null },
  { caller, expected }: { caller: Caller; expected: Expected<AdminProviderDetail> },
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const file = await inTransaction(db, async (trx) => {
    const row = await holdWaitingPaper(trx, id, paperId);
    // another administrator was faster, or the call was sent again
    if (!row) throw new AppError('already_exists', { message: none });
    await expected.meets(async () => wholeProviderView(found(await findProvider(trx, id)), now));
    const decision = seen ? { expires_on } : { reason: reason ?? '' };
    await settlePaper({ trx, now, config }, { ...row, accountId: id }, decision);
    const after = { paper: paperLabels[row.kind], paper_seen: seen, ...decision };
    await recordAct(trx, now, caller, { action: 'update', entity: 'provider', id, after });
    return row.file;
  });
  if (file) await discardFiles(deps, [file]);
}
