import type { Db, Trx } from '../../db/schema/database.ts';
import { phoneConfirmed } from '../../db/sql/asker.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** Returns the visible providers with one of these phones, for WhatsApp or calls, oldest account first. */
export function findOwners(db: Db, phones: readonly string[], limit: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.phone', 'p.call_phone', 'a.profile_image', 'p.company_name', 'p.service'])
    .select(['p.verification_status', 'p.identity_seen_at'])
    .select(phoneConfirmed.as('phone_confirmed'))
    .where('a.id', 'in', (eb) =>
      eb
        .selectFrom('accounts')
        .select('id')
        .where('phone', 'in', [...phones])
        .union(
          eb
            .selectFrom('provider_profiles')
            .select('account_id as id')
            .where('call_phone', 'in', [...phones]),
        ),
    )
    .where(providerInSight)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/**
 * Sets an account's phone if it differs, and then that a code confirmed it. The order matters, because changing the
 * phone clears the confirmation.
 */
export async function setConfirmed(trx: Trx, id: number, phone: string, at: string): Promise<void> {
  const account = trx.updateTable('accounts').where('id', '=', id);
  await account.set({ phone, updated_at: at }).where('phone', 'is distinct from', phone).execute();
  await account.set({ phone_confirmed_at: at }).execute();
}

/** Tells whether an account has given this phone. */
export async function hasPhone(db: Db, id: number, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}
