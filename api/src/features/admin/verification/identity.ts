import type { AdminProviderDetail } from '@tero/shared/contract/admin/providers';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Expected } from '../../../http/versions.ts';
import { discardFiles } from '../../../images/staged.ts';
import { unseenImage } from '../../../images/unseen.ts';
import { tellIdentity } from '../../notifications/notice-texts.ts';
import {
  filesOf,
  findPictures,
  holdIdentity,
  markSeen,
  refuse,
  takePictures,
} from '../../providers/verification/identity.ts';
import { findProvider } from '../providers/repository.ts';
import { unknownProvider, viewProvider, wholeProviderView } from '../providers/service.ts';

const none = 'Ya no hay fotos de este proveedor para comparar. Recargá la página.';

/** Returns the pictures that wait, document first, and the word that they must show. Logs the view. */
export async function identityPictures(deps: Deps, id: number, caller: Caller) {
  await viewProvider(deps, id, caller);
  const row = found(await findPictures(deps.db, id), unknownProvider);
  if (!row.identity_word) throw new AppError('not_found', { message: none });
  const photos = [];
  for (const name of filesOf(row)) {
    const photo = await unseenImage(deps.files, name);
    if (photo) photos.push(photo);
  }
  return { word: row.identity_word, photos };
}

/**
 * Decides whether pictures show the person of the data, notifies the provider, writes the log, and deletes the pictures
 * (rules TRUST-50 and TRUST-52). A person whom the team has seen needs no other approval of the data.
 */
export async function decideIdentity(
  deps: Deps,
  id: number,
  { seen, reason }: { seen: boolean; reason: string | null },
  { caller, expected }: { caller: Caller; expected: Expected<AdminProviderDetail> },
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const files = await inTransaction(db, async (trx) => {
    const before = found(await holdIdentity(trx, id), unknownProvider);
    // somebody else was faster
    if (!before.identity_sent_at) throw new AppError('already_exists', { message: none });
    await expected.meets(async () => wholeProviderView(found(await findProvider(trx, id)), now));
    const files = await takePictures(trx, id);
    if (seen) await markSeen(trx, before, { adminId: caller.accountId, at });
    else await refuse(trx, { id, adminId: caller.accountId, reason: reason ?? '', notes: `Rechazadas: ${reason}`, at });
    await tellIdentity({ trx, now, config }, { id, seen, reason });
    const states = {
      before: { identity_seen_at: before.identity_seen_at, identity_sent_at: before.identity_sent_at },
      after: { identity_seen_at: seen ? at : before.identity_seen_at, identity_sent_at: null },
    };
    await recordAct(trx, now, caller, { action: 'update', entity: 'provider', id, ...states });
    return files;
  });
  await discardFiles(deps, files);
}
