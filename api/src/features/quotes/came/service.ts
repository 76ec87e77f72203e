import type { citas as contract } from '@tero/shared/contract/citas';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { cameClosed, isSide } from '../cita-code.ts';
import { ofCame, requireClientCode } from '../client-code.ts';
import { sideOf } from '../done.ts';
import { linked, read } from '../shared.ts';
import { recountCitas } from './figures.ts';
import * as came from './repository.ts';
import { answerableSince } from './view.ts';

/** Stores whether the other side came to a cita, in place of what that side said before (rule CITA-10). */
export async function sayCame(
  deps: Deps,
  { token, caller }: { token: string; caller: Caller | null },
  { sequence, outcome, code }: BodyOf<typeof contract.came>,
): Promise<SharedQuote> {
  const { db, clock } = deps;
  const known = (await isSide(deps, token, caller)) ? caller : null;
  if (!known) await requireClientCode(deps, token, { what: ofCame, code });
  await inTransaction(db, async (trx) => {
    const { row, provider } = await linked(trx, token);
    if (!provider) throw closed('El proveedor ya no está en Tero.');
    await holdAccount(trx, provider.id);
    const side = known ? (await sideOf(trx, { row, provider }, known)).side : 'client';
    const since = answerableSince(clock.now());
    if (!(await came.answer(trx, { quoteId: row.id, sequence, side, outcome, since }))) throw closed(cameClosed);
    await recountCitas(trx, provider.id);
  });
  return read(deps, token, caller);
}

function closed(message: string): AppError {
  return new AppError('quote_closed', { message });
}
