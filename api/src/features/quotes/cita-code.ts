import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { citaPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { requireCode, sendCode } from '../phones/codes.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { areInSight } from './cita-repository.ts';
import { isAccepter } from './done-repository.ts';
import { linked } from './shared.ts';

/** The most codes of a quote's citas in a day: whoever has the link may ask for them. */
const mostADay = 3;

/** Sends a code to the phone that accepted the quote of a link; the call names no phone, and gets none (rule CITA-3). */
export async function askClientCode(deps: Deps, token: string, caller: Caller | null): Promise<void> {
  const { db, clock, config } = deps;
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  if (await isSide(deps, token, caller))
    throw new AppError('forbidden', { message: 'Con tu cuenta no necesitás un código.' });
  await inTransaction(db, async (trx) => {
    const { row, provider } = await linked(trx, token);
    if (row.accepted_phone === null || !provider) throw notAgreed();
    if (row.done_said_at !== null) throw closed('El trabajo ya está hecho.');
    await requireBothInSight(trx, row.id);
    const { name, is_reviewed: isVerified } = provider;
    await sendCode(
      { trx, now: clock.now(), config },
      { of: ofQuote(row.id), phone: row.accepted_phone, version: row.version_number },
      {
        ...{ purpose: citaPurpose(name, isVerified), isVerified, client: row.accepted_phone },
        share: { since: found(row.accepted_at), most: mostADay },
      },
    );
  });
}

/** Throws unless the code came to the phone that accepted the quote of a link. */
export async function requireClientCode(deps: Deps, token: string, code: string | undefined): Promise<void> {
  const { row } = await linked(deps.db, token);
  if (row.accepted_phone === null) throw notAgreed();
  const message = 'Pedí un código y escribilo acá, para saber que sos quien aceptó el presupuesto';
  if (!code) throw new AppError('validation_failed', { message, errors: { code: message } });
  await requireCode(deps, { of: ofQuote(row.id), phone: row.accepted_phone, version: found(row.version_number) }, code);
}

const ofQuote = (quote_id: number) => ({ quote_id, account_id: null });

function notAgreed(): AppError {
  return closed('Todavía nadie aceptó el presupuesto.');
}

function closed(message: string): AppError {
  return new AppError('quote_closed', { message });
}

/** Throws where the team keeps one of the two out of sight (rule CITA-9). */
export async function requireBothInSight(db: Db, quoteId: number): Promise<void> {
  if (!(await areInSight(db, quoteId))) throw closed('Por ahora no se pueden proponer ni confirmar citas.');
}

/** Tells whether the caller is the quote's provider or the account that accepted it. */
export async function isSide({ db }: Pick<Deps, 'db'>, token: string, caller: Caller | null): Promise<boolean> {
  if (!caller) return false;
  const { row } = await linked(db, token);
  return row.provider_id === caller.accountId || (await isAccepter(db, row.id, caller.accountId));
}
