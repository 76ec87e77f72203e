import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { holdCase } from '../reports/repository.ts';
import { findThing } from '../things/thing.ts';
import { entities } from './decide.ts';

const gone = 'Ese contenido ya no existe: lo eliminó su autor o alguien del equipo.';

/**
 * Returns the id of a thing's case. If nobody has reported the thing, the team opens a case that is not in the queue,
 * and the log says who opened it (rule TRUST-8).
 */
export async function openCase(
  trx: Trx,
  { kind, id }: { kind: ModeratedKind; id: number },
  caller: Caller,
  now: Date,
): Promise<number> {
  const thing = found(await findThing(trx, kind, id), gone);
  const held = await holdCase(trx, thing, now.toISOString());
  if (!held.isNew) return held.id;
  const after = { moderation: 'Caso abierto por el equipo' };
  await recordAct(trx, now, caller, { action: 'update', entity: entities[kind], id, after });
  return held.id;
}
