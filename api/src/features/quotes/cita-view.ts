import type { ComingCita } from '@tero/shared/contract/citas';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { isCitaAhead } from '@tero/shared/rules/quotes/cita';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import { type CitaRow, listComing } from './cita-repository.ts';

type Stored = Pick<CitaRow, 'sequence' | 'state' | 'side' | 'day' | 'start_time' | 'end_time' | 'place' | 'note'>;

/** Returns a cita for both sides. */
export function citaView({ start_time: from, end_time: until, ...row }: Stored): Cita {
  const { sequence, state, side, day, place, note } = row;
  return { sequence, state, side, day, from, until, place, note };
}

/** Returns the caller's citas that have not ended, on either side, the first one first (rule CITA-7). */
export async function coming({ db, clock }: Deps, { accountId }: Caller): Promise<ComingCita[]> {
  const now = clock.now();
  const rows = await listComing(db, accountId, { today: localDay(now), limit: limits.citasListed });
  return rows
    .map((row): ComingCita => {
      const own = row.provider_id === accountId;
      const other = own ? (row.accepted_name ?? '') : row.provider;
      return { ...citaView(row), path: quotePath(row.token), as: own ? 'provider' : 'client', other };
    })
    .filter((cita) => isCitaAhead(cita, now));
}
