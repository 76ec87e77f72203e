import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import * as quotes from './repository.ts';

/** Returns an own quote, locked. */
export async function ownOf(trx: Trx, id: number, caller: Caller) {
  const held = await quotes.hold(trx, id);
  const row = found(await quotes.find(trx, id), 'Ese presupuesto ya no existe. Recargá la página.');
  if (row.provider_id !== caller.accountId) throw new AppError('forbidden');
  return { held, row };
}
