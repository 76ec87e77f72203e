// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { localDay } from '@tero/shared/rules/time/time';
import { expect, test } from 'vitest';
import { startHarness } from '../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../test/people.ts';
import { copyService, createService } from '../test/services.ts';

const h = await startHarness();
const strict = await startHarness({ RATE_LIMIT_SCALE: '1' });
const { db } = h.deps;
const at = h.clock.now().toISOString();
const atOnce = 6;

/** Fills a cap but for one, and tries `atOnce` times together. Returns how many there are then. */
interface Cap {
  most: number;
  fill(): Promise<void>;
  attempt(place: number): Promise<unknown>;
  count(): Promise<number>;
}

const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

async function favorites(): Promise<Cap> {
  const client = await createClient(h);
  const first = await createService(h, await createProvider(h, { entitled: true }));
  const ids = await copyService(h, first, limits.favorites + atOnce);
  const owned = db.selectFrom('favorites').select('service_id').where('account_id', '=', client.id);
  const row = (service_id: number) => ({ account_id: client.id, service_id, original_price: 0, created_at: at });
  return {
    most: limits.favorites,
    fill: async () => {
      await db
        .insertInto('favorites')
        .values(ids.slice(0, limits.favorites - 1).map(row))
        .execute();
    },
    attempt: (place) =>
      h.call('POST', '/api/favorites', { as: client.token, body: { service_id: ids[limits.favorites + place] } }),
    count: () => rows(owned),
  };
}

async function savedSearches(): Promise<Cap> {
  const client = await createClient(h);
  const save = (q: string) => h.call('POST', '/api/saved-searches', { as: client.token, body: { q } });
  return {
    most: limits.savedSearches,
    fill: async () => {
      for (const q of times(limits.savedSearches - 1, (place) => `busco ${place}`)) await save(q);
    },
    attempt: (place) => save(`otra ${place}`),
    count: () => rows(db.selectFrom('saved_searches').select('id').where('account_id', '=', client.id)),
  };
}

async function quotes(): Promise<Cap> {
  const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
  const make = (client_name: string) =>
    h.call('POST', '/api/quotes', {
      as: provider.token,
      body: { client_name, works: [{ text: 'Pintar', price: 1500 }] },
    });
  return {
    most: limits.quotesOpen,
    fill: async () => {
      for (const name of times(limits.quotesOpen - 1, (place) => `Ana ${place}`)) await make(name);
    },
    attempt: (place) => make(`Otra ${place}`),
    count: () => rows(db.selectFrom('quotes').select('id').where('provider_id', '=', provider.id)),
  };
}

async function inquiries(): Promise<Cap> {
  const client = await createClient(h);
  const { id } = await createService(h, await createProvider(h, { entitled: true }));
  const ask = (what: string) =>
    h.call('POST', '/api/inquiries', {
      as: client.token,
      body: { what, place: 'Pocitos', timing: 'hoy', service_ids: [id] },
    });
  return {
    most: limits.inquiriesPerDay,
    fill: async () => {
      for (const what of times(limits.inquiriesPerDay - 1, (place) => `Algo ${place}`)) await ask(what);
    },
    attempt: (place) => ask(`Otra cosa ${place}`),
    count: () => rows(db.selectFrom('inquiries').select('id').where('account_id', '=', client.id)),
  };
}

async function panelViews(): Promise<Cap> {
  const admin = await createAdmin(h);
  const save = (name: string) =>
    h.call('POST', '/api/admin/views', { as: admin.token, body: { tab: 'users', name, query: '' } });
  return {
    most: limits.adminViews,
    fill: async () => {
      for (const name of times(limits.adminViews - 1, (place) => `vista ${place}`)) await save(name);
    },
    attempt: (place) => save(`otra ${place}`),
    count: () => rows(db.selectFrom('admin_views').select('id').where('account_id', '=', admin.id)),
  };
}

async function answerTemplates(): Promise<Cap> {
  const admin = await createAdmin(h);
  const save = (name: string) =>
    h.call('POST', '/api/admin/templates', { as: admin.token, body: { name, text: 'Hola' } });
  return {
    most: limits.answerTemplates,
    fill: async () => {
      for (const name of times(limits.answerTemplates - 1, (place) => `plantilla ${place}`)) await save(name);
    },
    attempt: (place) => save(`otra ${place}`),
    count: () => rows(db.selectFrom('answer_templates').select('id')),
  };
}

/** `send` mails a link; the registration's mail counts as one of an email verification. */
function mails(purpose: 'reset' | 'verify', path: string, most: number) {
  return async (): Promise<Cap> => {
    const client: Person = await createClient(h, { email_verified: 0 });
    const token = (place: number) => ({
      hash: `${purpose}${client.id}:${place}`,
      purpose,
      account_id: client.id,
      created_at: at,
      expires_at: at,
    });
    return {
      most,
      fill: async () => {
        await db
          .insertInto('mail_tokens')
          .values(times(most - 1, token))
          .execute();
      },
      attempt: () => h.call('POST', path, { body: { email: client.email } }),
      count: () =>
        rows(
          db
            .selectFrom('mail_tokens')
            .select('hash')
            .where('account_id', '=', client.id)
            .where('purpose', '=', purpose),
        ),
    };
  };
}

async function crashes(): Promise<Cap> {
  const day = localDay(h.clock.now());
  const crash = { build: 'a1b2c3d', route: '/servicios', message: 'Falla', stack: '' };
  const row = (place: number) => ({
    ...crash,
    fingerprint: `f${place}`,
    day,
    count: 1,
    first_at: at,
    last_at: at,
  });
  return {
    most: limits.crashesPerDay,
    fill: async () => {
      for (let from = 0; from < limits.crashesPerDay - 1; from += 100) {
        const some = times(Math.min(100, limits.crashesPerDay - 1 - from), (place) => row(from + place));
        await db.insertInto('crashes').values(some).execute();
      }
    },
    attempt: (place) => h.call('POST', '/api/crashes', { body: { ...crash, message: `Otra ${place}` } }),
    count: () => rows(db.selectFrom('crashes').select('id').where('day', '=', day)),
  };
}

async function supportMessages(): Promise<Cap> {
  const message = { name: 'Ana', email: 'ana@correo.example', subject: 'Consulta', message: 'Hola' };
  const network = '2001:db8:5:5::/64';
  const row = { ...message, kind: 'contact' as const, ip: network, created_at: at };
  return {
    most: limits.contactsPerDay,
    fill: async () => {
      await strict.deps.db
        .insertInto('contact_messages')
        .values(times(limits.contactsPerDay - 1, () => row))
        .execute();
    },
    attempt: (place) =>
      strict.call('POST', '/api/contact', { body: { ...message, subject: `${place}` }, ip: `2001:db8:5:5::a${place}` }),
    count: () => rows(strict.deps.db.selectFrom('contact_messages').select('id')),
  };
}

async function blocks(): Promise<Cap> {
  const provider = await createProvider(h);
  const people: Person[] = [];
  for (const _ of times(atOnce, Number)) people.push(await createClient(h));
  const seen = { provider_id: provider.id, first_seen_at: at, last_seen_at: at };
  await db
    .insertInto('phone_views')
    .values(people.map(({ id }) => ({ account_id: id, ...seen })))
    .execute();
  const blocked = {
    provider_id: provider.id,
    account_id: people[0]?.id ?? 0,
    origin: 'review' as const,
    created_at: at,
  };
  return {
    most: limits.blocks,
    fill: async () => {
      await db
        .insertInto('provider_blocks')
        .values(times(limits.blocks - 1, (place) => ({ ...blocked, origin_id: place + 1 })))
        .execute();
    },
    attempt: (place) =>
      h.call('POST', '/api/provider/blocks', { as: provider.token, body: { origin: 'phone', id: people[place]?.id } }),
    count: () => rows(db.selectFrom('provider_blocks').select('id').where('provider_id', '=', provider.id)),
  };
}

test.each([
  ['favourites', favorites],
  ['blocks', blocks],
  ['quotes', quotes],
  ['pedidos', inquiries],
  ['saved searches', savedSearches],
  ['views of the panel', panelViews],
  ['answer templates', answerTemplates],
  ['reset links an hour', mails('reset', '/api/auth/forgot-password', limits.mailsPerHour)],
  ['verification links an hour', mails('verify', '/api/email-verification/resend', limits.mailsPerHour + 1)],
  ['crashes of a day', crashes],
  ['support messages of a network and day', supportMessages],
] as const)('%s: of several at once as many get in as there is room for', async (_name, make) => {
  const cap = await make();
  await cap.fill();
  expect(await cap.count()).toBe(cap.most - 1);
  await Promise.all(times(atOnce, (place) => cap.attempt(place)));
  expect(await cap.count()).toBe(cap.most);
});
