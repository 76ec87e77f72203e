import type { Review } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import type { Insertable } from 'kysely';
import type { Table } from '../src/db/schema/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { flag } from '../src/db/values/values.ts';
import { provenNow } from '../src/features/accounts/credentials/proof.ts';
import { madeUpPassword } from '../src/features/accounts/new-password/new-password.ts';
import { hashPassword } from '../src/features/accounts/passwords.ts';
import { insertAccount, insertProviderProfile } from '../src/features/accounts/repository.ts';
import { openSession } from '../src/features/accounts/sessions/service.ts';
import { derivedColumns } from '../src/features/services/lists/derived-columns.ts';
import { refreshListed } from '../src/features/services/lists/lists.ts';
import { insertService } from '../src/features/services/write.ts';
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
  /** true: for a year from now; a text: until that instant; false, the default: never */
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
    cedula_number: '12345672',
    birth_date: '1985-04-03',
    verification_status: 'pending',
    entitled_until: typeof entitled === 'string' ? entitled : entitled ? nextYear : null,
    rating_total: 0,
    reviews_count: 0,
    ...profile,
  });
  return person;
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

/** Returns the token of another session: for another device, or after the clock has passed a session's end. */
export async function signIn(h: Harness, person: Omit<Person, 'token'>): Promise<string> {
  const { id, kind, email, name } = person;
  const device = { remember: true, userAgent: null, ip: '127.0.0.1' };
  const session = await inTransaction(h.deps.db, async (trx) =>
    openSession(await provenNow(trx, id), h.clock.now(), device),
  );
  return h.app.jwt.sign({ sid: session.id, id, email, name, userType: kind }, { expiresIn: '30d' });
}

export interface CreatedService {
  id: number;
  title: string;
  provider_id: number;
  category_id: number;
}

type GivenService = Partial<Insertable<Table<'services'>>> & {
  /** a category's name; Electricidad by default */
  category?: string;
  /** pesos: one fixed price, a range, or null for "A convenir" */
  price?: number | readonly [number, number] | null;
  days?: readonly string[];
  /** keys of the image store, the main one first */
  images?: readonly string[];
};

/** Inserts a service of `provider`, listed if the provider is entitled. Any column can be given. */
export async function createService(h: Harness, provider: Person, given: GivenService = {}): Promise<CreatedService> {
  made += 1;
  const { category = 'Electricidad', price = 1800, days = ['lunes', 'martes'], images = [], ...columns } = given;
  const { db } = h.deps;
  const now = h.clock.now().toISOString();
  const leaf = await db.selectFrom('categories').select('id').where('name', '=', category).executeTakeFirstOrThrow();
  const written = {
    rating: 0,
    rating_total: 0,
    reviews_count: 0,
    provider_id: provider.id,
    category_id: leaf.id,
    title: `Servicio ${made}`,
    description: `Trabajo prolijo y con garantía, número ${made}.`,
    ...priceColumns(price),
    payment_type: 'por_trabajo' as const,
    service_type: 'presencial' as const,
    estimated_duration: '2 horas',
    coverage_area: 'Montevideo',
    service_status: 'basic' as const,
    created_at: now,
    updated_at: now,
    ...columns,
    is_active: columns.is_active ?? 1,
  };
  const service = { ...written, ...derivedColumns({ ...written, available_days: days }), listed: 0 as const };
  const id = await inTransaction(db, async (trx) => {
    const added = await insertService(trx, service);
    const rows = images.map((file, position) => ({ service_id: added, file, position, created_at: now }));
    if (rows.length) {
      const withMain = rows.map((row) => ({ ...row, is_main: flag(row.position === 0) }));
      await trx.insertInto('service_images').values(withMain).execute();
    }
    await refreshListed(trx, { serviceId: added }, h.clock.now());
    return added;
  });
  return { id, title: service.title, provider_id: provider.id, category_id: service.category_id };
}

/** Posts a review through HTTP, three times 5 stars by default. */
export function writeReview(h: Harness, as: Person | null, service: { id: number }, body: object = {}) {
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const given = { service_id: service.id, ...stars, ...body };
  return h.call<{ review: Review }>('POST', '/api/reviews', { as: as?.token, body: given });
}

/**
 * Copies a service fast, as rows only, for tests of caps. The copies are listed if it is, but are in no counter and no
 * search index. Returns their ids.
 */
export async function copyService(h: Harness, service: CreatedService, times: number): Promise<number[]> {
  const { db } = h.deps;
  const row = await db.selectFrom('services').selectAll().where('id', '=', service.id).executeTakeFirstOrThrow();
  const { id: _, ...columns } = row;
  const ids: number[] = [];
  for (let left = times; left > 0; left -= 100) {
    const copies = Array.from({ length: Math.min(left, 100) }, () => columns);
    const added = await db.insertInto('services').values(copies).returning('id').execute();
    ids.push(...added.map((copy) => copy.id));
  }
  return ids;
}

function priceColumns(price: number | readonly [number, number] | null) {
  const none = { fixed_price: null, min_price: null, max_price: null, requires_custom_quote: 0 as const };
  if (price === null) return { ...none, price_type: 'other' as const, requires_custom_quote: 1 as const };
  if (typeof price === 'number') return { ...none, price_type: 'fixed' as const, fixed_price: Math.round(price * 100) };
  const [min, max] = price;
  return { ...none, price_type: 'range' as const, min_price: Math.round(min * 100), max_price: Math.round(max * 100) };
}
