import { AppError, found } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { requireCode, sendCode } from '../phones/codes.ts';
import { areInSight } from './cita-repository.ts';
import { closed, type Linked, linked, providerOf } from './shared.ts';

/** The subject of a code: whether the other side came to a cita. */
export const ofCame = 'came';

/** The subject of a code: whether photos may be shown. */
export const ofPhotos = 'photos';

/**
 * The most codes in a day for an accepted quote. `all`: for citas, extras and photos together. `came`: for whether the
 * provider came. Anybody with the link may ask for a code.
 */
const mostADay = { all: 4, came: 2 };

interface Wanted {
  /** for which thing of the quote: a code serves no other */
  what: string;
  /** 'para …' */
  purpose: string;
}

/** Sends a code to the phone that accepted a quote; the call names no phone, and gets none (rule CITA-3). */
export async function sendClientCode(work: Work, quote: Linked, { what, purpose }: Wanted): Promise<void> {
  const { row } = quote;
  const phone = found(row.accepted_phone);
  const isCame = what === ofCame;
  await sendCode(
    work,
    { of: ofQuote(row.id), phone, version: row.version_number, what },
    {
      ...{ purpose, isVerified: providerOf(quote).is_reviewed, client: phone },
      share: {
        since: found(row.accepted_at),
        most: isCame ? mostADay.came : mostADay.all,
        counts: (other) => (other === ofCame) === isCame,
      },
    },
  );
}

/** Throws unless the code came for this thing to the phone that accepted the quote of a link. */
export async function requireClientCode(
  deps: Deps,
  token: string,
  { what, code }: { what: string; code: string | undefined },
): Promise<void> {
  const quote = await linked(deps.db, token);
  providerOf(quote);
  const { row } = quote;
  const message = 'Pedí un código y escribilo acá, para saber que sos quien aceptó el presupuesto';
  if (!code) throw new AppError('validation_failed', { message, errors: { code: message } });
  const asked = { of: ofQuote(row.id), phone: found(row.accepted_phone), version: row.version_number, what };
  await requireCode(deps, asked, code);
}

export const ofQuote = (quote_id: number) => ({ quote_id, account_id: null });

/** Throws where the team keeps one of the two out of sight (rules CITA-9, QUOTE-56). */
export async function requireBothInSight(db: Db, quoteId: number, message: string): Promise<void> {
  if (!(await areInSight(db, quoteId))) throw closed(message);
}
