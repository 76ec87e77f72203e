import { isCitaAhead } from '@tero/shared/rules/quotes/cita';
import { localDay } from '@tero/shared/rules/time/time';
import type { Work } from '../../deps/work.ts';
import * as came from './came/repository.ts';
import { tellCita } from './cita-notices.ts';
import * as citas from './cita-repository.ts';
import { citaView } from './cita-view.ts';
import { holdAll } from './retention-repository.ts';

/** More than anybody has: all of them are called off. */
const most = 10_000;

/** Calls off the citas to come of a provider that closes its account, and tells its clients (rule CITA-8). */
export async function callOffAll(work: Work, accountId: number): Promise<void> {
  const { trx, now } = work;
  await holdAll(trx, accountId);
  const rows = await citas.listComing(trx, accountId, { today: localDay(now), limit: most });
  for (const row of rows) {
    const cita = citaView(row);
    if (row.provider_id !== accountId || !isCitaAhead(cita, now)) continue;
    const sequence = cita.sequence + 1;
    const note = 'Ya no está en Tero.';
    await citas.callOff(trx, row.id, { sequence, note, now: now.toISOString() });
    await came.remove(trx, row.quote_id, cita.sequence);
    await tellCita(work, {
      ...{ id: row.quote_id, token: row.token, what: 'left', sequence, side: 'provider' },
      ...{ who: row.provider, to: row.accepted_by, reminded: null, cita: { ...cita, note } },
    });
  }
}
