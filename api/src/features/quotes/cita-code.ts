import { AppError, found } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { citaPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { requireCode, sendCode } from '../phones/codes.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { linked } from './shared.ts';

/** Sends a code to the phone that accepted the quote of a link; the call names no phone, and gets none (rule CITA-3). */
export async function askClientCode({ db, clock, config }: Deps, token: string): Promise<void> {
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  await inTransaction(db, async (trx) => {
    const { row, provider } = await linked(trx, token);
    if (row.accepted_phone === null || !provider) throw notAgreed();
    const { name, is_reviewed: isVerified } = provider;
    await sendCode(
      { trx, now: clock.now(), config },
      { of: ofQuote(row.id), phone: row.accepted_phone, version: row.version_number },
      { purpose: citaPurpose(name, isVerified), isVerified, client: row.accepted_phone },
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
  return new AppError('quote_closed', { message: 'Todavía nadie aceptó el presupuesto.' });
}
