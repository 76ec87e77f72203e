import type { citas as contract } from '@tero/shared/contract/citas';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { instantOf, isCitaAhead, remindersOf } from '@tero/shared/rules/quotes/cita';
import { addMonths, localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import * as came from './came/repository.ts';
import { citaClosed, isSide, ofCita } from './cita-code.ts';
import { type Change, tellCita } from './cita-notices.ts';
import * as citas from './cita-repository.ts';
import { citaView } from './cita-view.ts';
import { requireBothInSight, requireClientCode } from './client-code.ts';
import { sideOf } from './done.ts';
import { closed, heldByLink, type Linked, providerOf, read } from './shared.ts';

type Given = { token: string; caller: Caller | null };
type Times = Pick<citas.CitaRow, 'day' | 'start_time' | 'end_time' | 'place' | 'note'>;

/** An accepted quote that is locked, with its cita and who calls. */
interface Held {
  quote: Linked & { provider: NonNullable<Linked['provider']> };
  side: QuoteSide;
  cita: citas.CitaRow | undefined;
  /** throws, with what is there now, unless the caller saw this cita */
  requireSeen(sequence: number): Promise<void>;
}

/** Proposes a cita, or another time for the one that there is; the other side confirms it (rule CITA-1). */
export async function propose(deps: Deps, given: Given, body: BodyOf<typeof contract.propose>): Promise<SharedQuote> {
  const times = { day: body.day, start_time: body.from, end_time: body.until ?? null };
  const wanted = { ...times, place: body.place, note: body.note };
  return change(deps, given, body, async (work, held) => {
    const { cita, side, requireSeen } = held;
    const isOwn = cita?.state === 'proposed' && cita.side === side && cita.sequence === body.sequence + 1;
    if (isOwn && isSame(cita, wanted)) return null;
    // whose response was lost may have changed it since: nobody else has
    if (!isOwn) await requireSeen(body.sequence);
    await requireBothInSight(work.trx, held.quote.row.id, citaClosed);
    requireTime(wanted, work.now);
    const what = cita && isCitaAhead(citaView(cita), work.now) ? 'moved' : 'proposed';
    return { what, row: { ...wanted, state: 'proposed' } };
  });
}

/** Confirms the cita that the other side proposed, or calls it off. */
export async function answer(deps: Deps, given: Given, body: BodyOf<typeof contract.answer>): Promise<SharedQuote> {
  const state = body.answer === 'confirm' ? 'confirmed' : 'called_off';
  return change(deps, given, body, async (work, { quote, cita, side, requireSeen }) => {
    if (cita?.state === state && cita.side === side && cita.sequence === body.sequence + 1) return null;
    await requireSeen(body.sequence);
    if (!cita || !isCitaAhead(citaView(cita), work.now)) throw closed('Esa cita ya no está. Proponé otra.');
    if (state === 'confirmed' && cita.state === 'confirmed') return null;
    if (state === 'confirmed') await requireBothInSight(work.trx, quote.row.id, citaClosed);
    if (state === 'confirmed' && cita.side === side) throw closed('La tiene que confirmar la otra parte.');
    const { day, start_time, end_time, place, note } = cita;
    const row = { day, start_time, end_time, place, note: state === 'confirmed' ? note : body.note, state } as const;
    return { what: state, row };
  });
}

type Wanted = { what: Change; row: Times & Pick<citas.CitaRow, 'state'> } | null;

/** Changes the cita of a quote as `decide` says, and tells the other side. */
async function change(
  deps: Deps,
  { token, caller }: Given,
  body: { code?: string | undefined },
  decide: (work: Work, held: Held) => Promise<Wanted>,
): Promise<SharedQuote> {
  const { db, clock, config } = deps;
  const isKnown = await isSide(deps, token, caller);
  if (!isKnown) await requireClientCode(deps, token, { what: ofCita, code: body.code });
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const held = await hold({ config, clock }, trx, { token, caller: isKnown ? caller : null });
    const work = { trx, now, config };
    const wanted = await decide(work, held);
    if (wanted) await store(work, held, wanted);
  });
  return read(deps, token, caller);
}

async function hold(given: Pick<Deps, 'config' | 'clock'>, trx: Trx, { token, caller }: Given): Promise<Held> {
  const { row, entries, ...linked } = await heldByLink(trx, token);
  const provider = providerOf({ row, ...linked });
  if (row.done_said_at !== null) throw closed('El trabajo ya está hecho.');
  const side = caller ? (await sideOf(trx, { row, provider }, caller)).side : 'client';
  const cita = await citas.find(trx, row.id);
  const quote = { row, provider, entries };
  return {
    ...{ quote, side, cita },
    async requireSeen(sequence) {
      if (sequence === (cita?.sequence ?? 0)) return;
      const current = await read({ ...given, db: trx }, token, caller);
      throw new AppError('quote_changed', {
        message: 'La cita cambió mientras tanto. Mirá cómo quedó y probá de nuevo.',
        extra: { current },
      });
    },
  };
}

async function store(work: Work, { quote, side, cita }: Held, { what, row }: NonNullable<Wanted>): Promise<void> {
  const { trx, now } = work;
  const { id, token, accepted_name } = quote.row;
  const starts = instantOf(row.day, row.start_time);
  const due = (at: Date) => (row.state === 'confirmed' && at > now ? at.toISOString() : null);
  const sequence = (cita?.sequence ?? 0) + 1;
  const { evening, soon } = remindersOf({ day: row.day, from: row.start_time });
  const [evening_at, soon_at] = [due(evening), due(soon)];
  await citas.put(trx, {
    ...{ ...row, quote_id: id, sequence, side },
    starts_at: starts.toISOString(),
    changed_at: now.toISOString(),
    ...{ evening_at, soon_at },
  });
  // whoever moves it or calls it off in time is not asked about it (rule CITA-10)
  if (cita && isCitaAhead(citaView(cita), now)) await came.remove(trx, id, cita.sequence);
  if (row.state === 'confirmed') await came.insert(trx, { quote_id: id, sequence, day: row.day });
  const isByClient = side === 'client';
  await tellCita(work, {
    ...{ id, token, what, sequence, side },
    reminded: evening_at ? 'evening' : soon_at ? 'soon' : null,
    cita: { ...row, from: row.start_time, until: row.end_time },
    to: isByClient ? quote.provider.id : await citas.clientOf(trx, id),
    who: isByClient ? found(accepted_name) : quote.provider.name,
  });
}

function isSame(one: Times, other: Times): boolean {
  return (['day', 'start_time', 'end_time', 'place', 'note'] as const).every((key) => one[key] === other[key]);
}

/** Throws unless a time is ahead, and at most a year. */
function requireTime({ day, start_time }: Times, now: Date): void {
  if (day > localDay(addMonths(now, limits.citaMonths))) throw wrong('day', 'Elegí un día de acá a un año');
  if (day < localDay(now)) throw wrong('day', 'Elegí un día que no haya pasado');
  if (instantOf(day, start_time) <= now) throw wrong('from', 'Elegí una hora que no haya pasado');
}

function wrong(field: 'day' | 'from', message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
