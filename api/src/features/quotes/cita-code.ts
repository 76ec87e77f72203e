import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { camePurpose, citaPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { cameOf } from './came/view.ts';
import { ofCame, requireBothInSight, sendClientCode } from './client-code.ts';
import { isAccepter } from './done-repository.ts';
import { closed, type Linked, linked, providerOf } from './shared.ts';

/** The subject of a code: a cita. */
export const ofCita = 'cita';
export const citaClosed = 'Por ahora no se pueden proponer ni confirmar citas.';
export const cameClosed = 'Sobre esa cita no se puede contestar, o ya no.';

/** Sends a code for the cita of a quote, or about one that passed, to the phone that accepted it (rule CITA-3). */
export async function askClientCode(
  deps: Deps,
  { token, caller }: { token: string; caller: Caller | null },
  what: typeof ofCita | typeof ofCame,
): Promise<void> {
  const { db, clock, config } = deps;
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  if (await isSide(deps, token, caller))
    throw new AppError('forbidden', { message: 'Con tu cuenta no necesitás un código.' });
  await inTransaction(db, async (trx) => {
    const quote = await linked(trx, token);
    const { row } = quote;
    const provider = providerOf(quote);
    const isCame = what === ofCame;
    if (isCame && !(await cameOf(trx, row.id, null, clock.now()))) throw closed(cameClosed);
    if (!isCame && row.done_said_at !== null) throw closed('El trabajo ya está hecho.');
    await requireBothInSight(trx, row.id, isCame ? cameClosed : citaClosed);
    const purpose = (isCame ? camePurpose : citaPurpose)(provider.name, provider.is_reviewed);
    await sendClientCode({ trx, now: clock.now(), config }, quote, { what, purpose });
  });
}

/** Tells whether the caller is the quote's provider or the account that accepted it. */
export async function isSide({ db }: Pick<Deps, 'db'>, token: string, caller: Caller | null): Promise<boolean> {
  return caller !== null && isSideOf(db, (await linked(db, token)).row, caller);
}

/** Tells whether the caller is the provider of a quote that was already read, or the account that accepted it. */
export async function isSideOf(db: Db, row: Linked['row'], caller: Caller | null): Promise<boolean> {
  if (!caller) return false;
  return row.provider_id === caller.accountId || (await isAccepter(db, row.id, caller.accountId));
}
