import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const { body: spec } = await h.call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json');
const routes = Object.entries(spec.paths)
  .filter(([path]) => path.startsWith('/api/admin'))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as const));

const boss = await createAdmin(h);
const target = await createProvider(h, { entitled: true });
const client = await createClient(h);
const service = await createService(h, target);
await writeReview(h, client, service);

/** Fields for every route that takes a body, so that an unguarded route would really change something. */
const body = {
  name: 'Otro Nombre',
  email: 'otro@ejemplo.uy',
  username: 'otronombre',
  password: 'Otra-clave-1!',
  code: '123456',
  email_verified: false,
  is_admin: true,
  isActive: false,
  is_active: false,
  title: 'Otro título',
  description: 'Otra descripción',
  category: 'Electricidad',
  provider_id: target.id,
  user_id: client.id,
  rating: 1,
  comment: 'Malo',
  response_text: 'Otra respuesta',
  status: 'active',
  amount: 1,
  subscription_id: 1,
  reason: 'Porque sí',
  adminNotes: 'Nada',
  state: 'cerrado',
};

async function demotedSession(): Promise<string> {
  const former = await createAdmin(h);
  const response = await h.call('PUT', `/api/admin/users/${former.id}/role`, {
    as: boss.token,
    body: { is_admin: false },
  });
  expect(response.status).toBe(200);
  return former.token;
}

/** Removes the role in the database only: the session stays open. */
async function demotedRole(): Promise<string> {
  const former = await createAdmin(h);
  await db.updateTable('accounts').set({ role: 'user' }).where('id', '=', former.id).execute();
  return former.token;
}

const callers: [string, () => Promise<string | null>, number, string][] = [
  ['a visitor', async () => null, 401, 'session_required'],
  ['a client', async () => client.token, 403, 'forbidden'],
  ['a provider', async () => target.token, 403, 'forbidden'],
  ['a former administrator whose sessions were ended', demotedSession, 401, 'session_invalid'],
  ['a former administrator with a session', demotedRole, 403, 'forbidden'],
];

const tables = ['accounts', 'provider_profiles', 'services', 'reviews', 'review_responses', 'categories'] as const;
const others = ['admin_logs', 'subscriptions', 'payments', 'contact_messages', 'second_steps', 'sessions'] as const;

async function everything() {
  const rows = [...tables, ...others].map(async (table) => {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    return found.rows.map((row) => JSON.stringify(row)).sort();
  });
  return Promise.all(rows);
}

describe('each route under /api/admin', () => {
  it('is known to this test', () => {
    expect(routes.length).toBeGreaterThan(60);
  });

  it.each(callers)('does not admit %s, and nothing changes', async (_name, tokenOf, status, code) => {
    const token = await tokenOf();
    const before = await everything();
    for (const [method, path] of routes) {
      const address = path.replace(/\{\w+\}/g, String(target.id));
      const response = await h.call(method, address, { as: token, ...(method !== 'GET' && { body }) });
      expect([method, path, response.status, response.body.code]).toEqual([method, path, status, code]);
    }
    expect(await everything()).toEqual(before);
  });
});
