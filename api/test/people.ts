import { cedulaCheck } from '@tero/shared/rules/cedula';
import { day } from '@tero/shared/rules/time/durations';
import type { Insertable } from 'kysely';
import type { Caller } from '../src/core/caller.ts';
import type { Table } from '../src/db/schema/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { provenNow } from '../src/features/accounts/credentials/proof.ts';
import { madeUpPassword } from '../src/features/accounts/new-password/new-password.ts';
import { hashPassword } from '../src/features/accounts/passwords.ts';
import { insertAccount, insertProviderProfile } from '../src/features/accounts/repository.ts';
import { openSession } from '../src/features/accounts/sessions/service.ts';
import type { Harness } from './harness.ts';

/** The password of every test account. */
export const password = 'Prueba-2026!';
let passwordHash: Promise<string> | undefined;
let made = 0;

/** An account and the token of its own session. */
export interface Person {
  id: number;
  token: string;
  kind: 'user' | 'provider';
  role: 'user' | 'provider' | 'admin';
  name: string;
  username: string;
  email: string;
  phone: string;
}

type GivenAccount = Partial<Insertable<Table<'accounts'>>>;
type GivenProvider = GivenAccount & {
  /** true: for a year from now; a text: until that instant; false or missing: never entitled */
  entitled?: boolean | string;
  profile?: Partial<Insertable<Table<'provider_profiles'>>>;
};

export async function createClient(h: Harness, given: GivenAccount = {}): Promise<Person> {
  return createAccount(h, { kind: 'user', ...given });
}

export async function createProvider(h: Harness, given: GivenProvider = {}): Promise<Person> {
  const { entitled = false, profile, ...account } = given;
  const person = await createAccount(h, { kind: 'provider', ...account });
  const nextYear = new Date(h.clock.now().getTime() + 365 * day).toISOString();
  await insertProviderProfile(h.deps.db, {
    account_id: person.id,
    company_name: null,
    service: 'Electricidad',
    location: 'Montevideo',
    cedula_number: cedulaOf(person.id),
    birth_date: '1985-04-03',
    verification_status: 'pending',
    entitled_until: typeof entitled === 'string' ? entitled : entitled ? nextYear : null,
    rating_total: 0,
    reviews_count: 0,
    ...profile,
  });
  return person;
}

/**
 * Returns a cédula with its check digit, different for each person, because two people with the same cédula would count
 * as one (rule SUB-70).
 */
function cedulaOf(number: number): string {
  const digits = String(1_234_567 + number);
  return digits + cedulaCheck(`${digits}0`).expected;
}

export async function createAdmin(h: Harness, given: GivenAccount = {}): Promise<Person> {
  return createAccount(h, { kind: 'user', role: 'admin', ...given });
}

async function createAccount(h: Harness, given: GivenAccount & { kind: Person['kind'] }): Promise<Person> {
  made += 1;
  passwordHash ??= hashPassword(madeUpPassword(password));
  const { kind, role = kind, name = `Persona ${made}`, phone = '099123456' } = given;
  const username = given.username ?? `persona${made}`;
  const email = given.email ?? `persona${made}@ejemplo.uy`;
  const now = h.clock.now().toISOString();
  const id = await insertAccount(h.deps.db, {
    address: null,
    password_hash: await passwordHash,
    email_verified: 1,
    created_at: now,
    updated_at: now,
    ...given,
    role,
    name,
    phone,
    username,
    username_key: username.toLowerCase(),
    email,
    email_key: email.toLowerCase(),
  });
  if (id === null) throw new Error(`${username} or ${email} is taken`);
  const person = { id, kind, role, name, username, email, phone: phone ?? '' };
  return { ...person, token: await signIn(h, person) };
}

/** Returns the token of another session, for another device or after the session's end. */
export async function signIn(h: Harness, person: Omit<Person, 'token'>): Promise<string> {
  const { id, kind, email, name } = person;
  const device = { remember: true, userAgent: null, ip: '127.0.0.1' };
  const session = await inTransaction(h.deps.db, async (trx) =>
    openSession(await provenNow(trx, id), h.clock.now(), device),
  );
  return h.app.jwt.sign({ sid: session.id, id, email, name, userType: kind }, { expiresIn: '30d' });
}

/** Returns a person as the caller of a service, for tests that call the service without HTTP. */
export function callerOf({ id, kind, role }: Person): Caller {
  const session = { isTwoFactorOverdue: false, sessionId: '', confirmedAt: null, credentialVersion: 0 };
  return { accountId: id, kind, role, ip: '127.0.0.1', ...session };
}
