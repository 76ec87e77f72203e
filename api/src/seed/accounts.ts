import { defaultAdminNotes } from '@tero/shared/rules/admin';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { Insertable } from 'kysely';
import type { Db, Table } from '../db/schema/database.ts';
import { daysBefore } from './days.ts';
import type { DemoPerson, DemoProvider } from './demo-content.ts';
import { avatarKey } from './images.ts';
import { insertAll, insertCounted } from './insert.ts';
import { entitledUntil, insertSubscriptions } from './subscriptions.ts';

/** Account and service ids by their keys in the demo content. */
export type IdsByKey = ReadonlyMap<string, number>;

export async function insertClients(
  db: Db,
  people: readonly DemoPerson[],
  passwordHash: string,
  now: Date,
  role: 'user' | 'admin' = 'user',
): Promise<IdsByKey> {
  const rows = people.map((person) => accountRow(person, { kind: 'user', role, passwordHash, now }));
  return keyed(people, await insertCounted(db, 'accounts', rows));
}

export async function insertProviders(
  db: Db,
  people: readonly DemoProvider[],
  passwordHash: string,
  now: Date,
): Promise<IdsByKey> {
  const kind = 'provider';
  const rows = people.map((person) => ({
    ...accountRow(person, { kind, role: kind, passwordHash, now }),
    profile_image: person.avatar_seed ? avatarKey(person.avatar_seed) : null,
  }));
  const ids = await insertCounted(db, 'accounts', rows);
  const profiles = people.map((person, at) => ({
    account_id: ids[at] as number,
    company_name: person.company_name,
    service: person.service,
    specialty: person.specialty ?? null,
    description: person.description ?? null,
    location: person.location,
    cedula_number: person.cedula_number,
    verification_status: person.verification_status,
    // some were only seen; for others the team reviewed just the data
    identity_seen_at: isSeen(person, at) ? daysBefore(now, 1) : null,
    documents_submitted_at: daysBefore(now, person.documents_submitted_days_ago ?? person.member_days_ago),
    entitled_until: entitledUntil(person, now),
    rating_total: 0,
    reviews_count: 0,
  }));
  await insertAll(db, 'provider_profiles', profiles);
  const decisions = people.flatMap(({ verification_status, member_days_ago }, at) => {
    if (verification_status !== 'approved') return [];
    const created_at = daysBefore(now, Math.max(member_days_ago - 2, 0), 15 * 60);
    const admin_notes = defaultAdminNotes({ status: 'approved' });
    return [
      {
        provider_id: ids[at] as number,
        admin_id: null,
        status: 'approved' as const,
        reason: null,
        admin_notes,
        created_at,
      },
    ];
  });
  await insertAll(db, 'verification_decisions', decisions);
  await insertSubscriptions(db, people, ids, now);
  return keyed(people, ids);
}

function accountRow(
  person: DemoPerson,
  given: { kind: Table<'accounts'>['kind']; role: Table<'accounts'>['role']; passwordHash: string; now: Date },
): Insertable<Table<'accounts'>> {
  const created_at = daysBefore(given.now, person.member_days_ago);
  return {
    kind: given.kind,
    role: given.role,
    name: person.name,
    username: person.username,
    username_key: foldIdentifier(person.username),
    email: person.email,
    email_key: foldIdentifier(person.email),
    phone: person.phone,
    address: person.address ?? null,
    profile_image: null,
    password_hash: given.passwordHash,
    email_verified: 1,
    // people who try the panel of the demo have no phone for two-factor
    ...(given.role === 'admin' && { two_factor_due_at: '9999-12-31T00:00:00.000Z' }),
    ...{ created_at, updated_at: created_at },
  };
}

function isSeen({ verification_status }: DemoProvider, at: number): boolean {
  return verification_status === 'approved' && at % 3 !== 2;
}

export function keyed(content: readonly { key: string }[], ids: readonly number[]): IdsByKey {
  return new Map(content.map(({ key }, at) => [key, ids[at] as number]));
}

/** Returns the id for a key. Throws when the content has no such key. */
export function idOf(ids: IdsByKey, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names "${key}", which is not in it.`);
  return id;
}
