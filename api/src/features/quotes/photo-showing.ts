import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { quotePhotos as contract, QuotePhoto } from '@tero/shared/contract/quotes-photos';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { showingPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { isSide } from './cita-code.ts';
import { ofPhotos, requireBothInSight, requireClientCode, sendClientCode } from './client-code.ts';
import { sideOf } from './done.ts';
import { listPhotos } from './photos.ts';
import * as photos from './photos-repository.ts';
import { closed, heldByLink, linked, providerOf } from './shared.ts';

type Given = { token: string; caller: Caller | null };

const showingClosed = 'Por ahora no se puede contestar sobre estas fotos.';

/** Sends a code about showing the photos of a work to the phone that accepted its quote. */
export async function askShowCode({ db, clock, config }: Deps, { token, caller }: Given): Promise<void> {
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  if (await isSide({ db }, token, caller))
    throw new AppError('forbidden', { message: 'Con tu cuenta no necesitás un código.' });
  await inTransaction(db, async (trx) => {
    const quote = await linked(trx, token);
    const { name, is_reviewed } = providerOf(quote);
    await requireBothInSight(trx, quote.row.id, showingClosed);
    if ((await photos.list(trx, quote.row.id)).length === 0) throw closed('Este trabajo no tiene fotos.');
    const wanted = { what: ofPhotos, purpose: showingPurpose(name, is_reviewed) };
    await sendClientCode({ trx, now: clock.now(), config }, quote, wanted);
  });
}

/** Stores which photos the client lets the provider show, perhaps none. Replaces its earlier answer (rule QUOTE-59). */
export async function letShow(
  deps: Deps,
  { token, caller }: Given,
  { photo_ids, code }: BodyOf<typeof contract.show>,
): Promise<QuotePhoto[]> {
  const { db, clock } = deps;
  const known = (await isSide(deps, token, caller)) ? caller : null;
  if (!known) await requireClientCode(deps, token, { what: ofPhotos, code });
  await inTransaction(db, async (trx) => {
    const quote = await heldByLink(trx, token);
    providerOf(quote);
    if (known && (await sideOf(trx, quote, known)).side === 'provider')
      throw new AppError('forbidden', { message: 'Esto lo dice quien aceptó el presupuesto.' });
    if (photo_ids.length > 0) await requireBothInSight(trx, quote.row.id, showingClosed);
    await photos.letShow(trx, quote.row.id, photo_ids, clock.now().toISOString());
  });
  return listPhotos(deps, { token, caller });
}
