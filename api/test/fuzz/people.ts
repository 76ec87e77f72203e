import { createHmac, randomBytes } from 'node:crypto';
import { instantOf } from '@tero/shared/rules/quotes/cita';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { TOTP } from 'otpauth';
import type { Harness } from '../harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../people.ts';
import { createService } from '../services.ts';
import type { Pool } from './pool.ts';

const alive = ['client', 'other', 'provider', 'lapsed', 'admin'] as const;
type Alive = (typeof alive)[number];

/** The callers: people with a session, and invalid tokens. */
export const roles = ['visitor', ...alive, 'ended', 'expired', 'forged', 'unsigned', 'garbage', 'empty'] as const;
export type Role = (typeof roles)[number];

/**
 * The people of a run. Calls end their sessions, take away their roles and delete them; `renew` replaces such people.
 */
export class People {
  readonly #h: Harness;
  readonly #pool: Pool;
  readonly #people = new Map<Alive, Person>();
  #ended = '';
  #expired = '';

  constructor(h: Harness, pool: Pool) {
    this.#h = h;
    this.#pool = pool;
  }

  /** Returns the authorization header of a role. */
  headerOf(role: Role): string | null {
    const person = this.#people.get(role as Alive);
    if (person) return `Bearer ${person.token}`;
    const token = this.#people.get('admin')?.token ?? '';
    if (role === 'visitor') return null;
    if (role === 'ended') return `Bearer ${this.#ended}`;
    if (role === 'expired') return `Bearer ${this.#expired}`;
    if (role === 'forged') return `Bearer ${forged(token, 'HS256', 'another secret')}`;
    if (role === 'unsigned') return `Bearer ${forged(token, 'none', '')}`;
    return role === 'empty' ? 'Bearer ' : 'Basic \u00ff:\u0000'.replaceAll('\u0000', ' ');
  }

  isAlive(role: Role): boolean {
    return this.#people.has(role as Alive);
  }

  /** Gives each role somebody who may do what it says. */
  async renew(only: readonly Role[] = alive): Promise<void> {
    for (const role of alive) if (only.includes(role) || !this.#people.has(role)) await this.#put(role);
  }

  async #put(role: Alive): Promise<void> {
    const person = await this.#create(role);
    this.#people.set(role, person);
    this.#pool.add('email', person.email);
    this.#pool.add('email', person.username);
    this.#pool.add(person.kind === 'provider' ? 'provider' : 'client', person.id);
    if (role === 'provider' || role === 'lapsed') {
      const category = await this.#leaf();
      for (const price of [1800, [500, 900], null] as const) {
        this.#pool.add('service', (await createService(this.#h, person, { price, category })).id);
      }
    }
    if (role === 'provider' || role === 'client') for (const isDone of [false, true]) await this.#agree(isDone);
    if (role !== 'client') return;
    const { jwt } = this.#h.app;
    this.#ended = await signIn(this.#h, person);
    await this.#h.call('POST', '/api/auth/logout', { as: this.#ended });
    const { sid } = jwt.decode(person.token) as { sid: string };
    this.#expired = jwt.sign({ sid, id: person.id }, { expiresIn: 1, iat: 1000 } as object);
  }

  /** Makes a quote of the provider that the client has accepted. */
  async #agree(isDone: boolean): Promise<void> {
    const [provider, client] = [this.#people.get('provider'), this.#people.get('client')];
    if (!provider || !client) return;
    const { db, clock } = this.#h.deps;
    const at = clock.now().toISOString();
    const made = { provider_id: provider.id, token: randomBytes(32).toString('base64url'), created_at: at };
    const agreed = { accepted_at: at, accepted_by: client.id, accepted_name: 'Ana', accepted_phone: client.phone };
    const sealed = { accepted_text: 'Un enchufe', fingerprint: 'a'.repeat(64) };
    const done = isDone ? ({ done_said_at: at, done_said_side: 'provider' } as const) : {};
    const row = { ...made, ...agreed, ...sealed, ...done, version_number: 1 };
    const { id } = await db.insertInto('quotes').values(row).returning('id').executeTakeFirstOrThrow();
    const works = [{ text: 'Un enchufe', price: 1800 }];
    const said = { client_name: 'Ana', works, materials: null, labour: null, tax: 'included' };
    const content = JSON.stringify({ ...said, term: null, conditions: null });
    const version = {
      quote_id: id,
      number: 1,
      content,
      validity_days: 10,
      sent_at: at,
      valid_until: localDay(clock.now()),
    };
    await db.insertInto('quote_versions').values(version).execute();
    const [day, quote_id] = [addDays(localDay(clock.now()), isDone ? -1 : 30), id];
    const cita = { quote_id, sequence: 1, state: 'proposed', side: 'client', day, start_time: '10:00' } as const;
    const where = { place: 'Rivera 1234', starts_at: instantOf(day, '10:00').toISOString(), changed_at: at };
    if (!isDone)
      await db
        .insertInto('citas')
        .values({ ...cita, ...where })
        .execute();
    else await db.insertInto('cita_answers').values({ quote_id, sequence: 1, day, asked_at: at }).execute();
    const extra = { quote_id, number: 1, kind: 'extra', state: 'proposed', text: 'Un cable', pesos: 500 } as const;
    await db
      .insertInto('quote_entries')
      .values({ ...extra, created_at: at })
      .execute();
    this.#pool.add('quote', id);
    this.#pool.add('quoteLink', made.token);
  }

  /** Returns a category that still exists, because calls rename, disable and remove categories. */
  async #leaf(): Promise<string> {
    const leaves = this.#h.deps.db.selectFrom('categories').select('name').where('group_id', 'is not', null);
    return (await leaves.where('is_active', '=', 1).executeTakeFirstOrThrow()).name;
  }

  #create(role: Alive): Promise<Person> {
    if (role === 'admin') return createAdmin(this.#h);
    if (role === 'client' || role === 'other') return createClient(this.#h);
    const entitled = role === 'provider' ? true : '2026-01-01T00:00:00.000Z';
    return createProvider(this.#h, { entitled, profile: { company_name: 'Chispa Oriental' } });
  }
}

/** Returns the claims of a token under another signature. */
function forged(token: string, alg: string, secret: string): string {
  const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
  const text = `${header}.${token.split('.')[1]}`;
  return `${text}.${secret && createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Returns the code of the newest secret of two-factor at `now`. */
export function codeOf(secret: unknown, now: Date): string {
  if (typeof secret !== 'string') return '123456';
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
