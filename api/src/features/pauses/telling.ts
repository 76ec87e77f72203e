import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { isDaytime } from '../notifications/daytime.ts';
import { notify } from '../notifications/notify.ts';
import * as pauses from './repository.ts';

const batch = 100;

/**
 * Notifies providers in the daytime, once, that their pause has ended, by itself or by an administrator (rule PAUSE-7).
 */
export async function tellOfEnds({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  if (!isDaytime(now)) return;
  for (;;) {
    const untold = await pauses.listUntold(db, batch);
    for (const { account_id: accountId, pause_ended_at, listed } of untold) {
      await inTransaction(db, async (trx) => {
        if (!(await pauses.markTold(trx, accountId))) return;
        const key = `${accountId}:${pause_ended_at}`;
        await notify({ trx, now, config }, { accountId, type: 'pause_ended', key, ...endedWords(Number(listed)) });
      });
    }
    if (untold.length < batch) return;
  }
}

/** Returns the text for a provider whose pause has ended, with the number of services that are listed again. */
export function endedWords(listed: number) {
  const link = '/provider-profile';
  if (listed === 0) {
    const message = 'Tus servicios todavía no aparecen en las búsquedas. Entrá a tu perfil para ver por qué.';
    return { title: 'Terminó tu pausa', message, link };
  }
  const services = listed === 1 ? 'Tu servicio está' : `Tus ${listed} servicios están`;
  const message = `${services} otra vez en las búsquedas y las listas. ¡Qué bueno tenerte de vuelta!`;
  return { title: 'Terminó tu pausa', message, link };
}
