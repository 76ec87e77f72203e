import type { Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

/** Locks all quotes of a provider. */
export async function holdAll(trx: Trx, providerId: number): Promise<void> {
  await trx
    .selectFrom('quotes')
    .select('id')
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .$call((query) => forUpdate(trx, query))
    .execute();
}

export async function removeVersionsOfAgreed(trx: Trx, providerId: number): Promise<void> {
  await trx
    .deleteFrom('quote_versions')
    .where('quote_id', 'in', (eb) =>
      eb.selectFrom('quotes').select('id').where('provider_id', '=', providerId).where('accepted_at', 'is not', null),
    )
    .execute();
}

/** Leaves of what was accepted the text, its hash and its time. */
export async function leaveTexts(trx: Trx, providerId: number): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ provider_id: null, client_phone: null, accepted_name: null, accepted_phone: null })
    .where('provider_id', '=', providerId)
    .where('accepted_at', 'is not', null)
    .execute();
}

/** Deletes quotes accepted before an instant, and others whose newest version ended before a local day. */
export async function removeOld(trx: Trx, before: { agreedBefore: string; endedBefore: string }): Promise<void> {
  await trx.deleteFrom('quotes').where('accepted_at', '<', before.agreedBefore).execute();
  await trx
    .deleteFrom('quotes')
    .where('accepted_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('quote_versions as v')
        .innerJoin('quotes as q', (join) =>
          join.onRef('q.id', '=', 'v.quote_id').onRef('q.version_number', '=', 'v.number'),
        )
        .select('v.quote_id')
        .where('v.valid_until', '<', before.endedBefore),
    )
    .execute();
}
