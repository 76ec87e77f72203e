import type { citas as contract } from '@tero/shared/contract/citas';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { Caller } from '../../../core/caller.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { cameClosed, isSide } from '../cita-code.ts';
import { ofCame, requireBothInSight, requireClientCode } from '../client-code.ts';
import { sideOf } from '../done.ts';
import { closed, heldByLink, providerOf, read } from '../shared.ts';
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
    const quote = await heldByLink(trx, token);
    const [provider, { id: quoteId }] = [providerOf(quote), quote.row];
    const side = known ? (await sideOf(trx, quote, known)).side : 'client';
    await requireBothInSight(trx, quoteId, cameClosed);
    const since = answerableSince(clock.now());
    if (!(await came.answer(trx, { quoteId, sequence, side, outcome, since }))) throw closed(cameClosed);
    await recountCitas(trx, provider.id);
  });
  return read(deps, token, caller);
}
