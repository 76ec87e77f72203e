// @module-tag postgres
import { createHash } from 'node:crypto';
import { contract } from '@tero/shared/contract/index';
import { newsletterConsents } from '@tero/shared/rules/newsletter';
import { minute } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { reportThing } from '../../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, password, signIn } from '../../../../test/people.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const as = admin.token;
const calls = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .filter(({ path }) => path.startsWith('/api/admin'));

const provider = await createProvider(h, { entitled: true });
const client = await createClient(h);
const service = await createService(h, provider);
await h.call('PUT', `/api/admin/users/${client.id}`, { as, body: { name: 'Cambiado' } });
const { body: written } = await writeReview(h, client, service, { comment: 'Bien' });
const reply = { review_id: written.review.id, response_text: 'Gracias' };
await h.call('POST', '/api/review-responses/create', { as: provider.token, body: reply });
await h.call('POST', '/api/contact', {
  body: { name: 'Juana', email: 'juana@ejemplo.uy', subject: 'Hola', message: 'Una consulta' },
});
await reportThing(h, client, { kind: 'service', id: service.id });
await createService(h, provider);
const subscribed = await createProvider(h);
await h.call('POST', '/api/admin/subscriptions/admin', { as, body: { provider_id: subscribed.id } });
await h.call('POST', '/api/admin/payments/admin', { as, body: { provider_id: subscribed.id, amount: 890 } });
await h.call('POST', '/api/newsletter', {
  body: { email: 'lectora@ejemplo.uy', consent: Object.keys(newsletterConsents)[0] },
});
const { body: made } = await h.call<{ category: { id: number } }>('POST', '/api/admin/categories', {
  as,
  body: { name: 'Herrería' },
});

/** The password of accounts that the panel makes. */
const fresh = 'Lluvia+Entera 9';
/** Fields for every body: each endpoint takes those that it knows. */
const good = {
  name: 'Alguien Nuevo',
  password,
  description: 'Una descripción',
  title: 'Un título',
  category: 'Pintura',
  provider_id: provider.id,
  user_id: client.id,
  rating: 4,
  comment: 'Muy bien',
  response_text: 'Gracias',
  amount: 890,
  subscription_id: 1,
  reason: 'No se lee',
  email_verified: true,
  is_admin: false,
  isActive: true,
  is_active: true,
  state: 'cerrado',
  code: '123456',
  form: 'zarandajas',
  category_id: null,
  tab: 'payments',
  query: 'status=failed',
  subject: 'Novedades',
  text: 'Hola {nombre}',
  kinds: ['messages'],
  cfe_number: 'A-1',
};
const idOf: Record<string, number> = {
  users: client.id,
  providers: provider.id,
  'providers-verification': provider.id,
  services: service.id,
  reviews: written.review.id,
  categories: made.category.id,
};
/** Order of the deletions: rows that refer to others go first. */
const removals = ['review-responses', 'reviews', 'payments', 'subscriptions', 'services'];
/**
 * Endpoints that need something else first: two-factor, a failed or refunded charge of MercadoPago, a notice about a
 * charge, readers, photos of an identity or a paper, or a reason of a kind. Other tests stand beside their code.
 */
const coded = [
  'DELETE /api/admin/users/:id/second-step',
  'GET /api/admin/payment-events/:id',
  'GET /api/admin/providers-verification/:id/identity',
  'GET /api/admin/providers-verification/:id/papers/:paperId',
  'POST /api/admin/bulk',
  'POST /api/admin/bulk/:id/run',
  'POST /api/admin/bulk/:id/send',
  'POST /api/admin/bulk/:id/undo',
  'POST /api/admin/moderation',
  'POST /api/admin/moderation/:id/decisions',
  'POST /api/admin/newsletter/issues',
  'POST /api/admin/payment-events/:id/apply',
  'POST /api/admin/payment-events/:id/settle',
  'POST /api/admin/payments/:id/check',
  'POST /api/admin/payments/:id/refunds',
  'POST /api/admin/payments/:id/settle',
  'POST /api/admin/providers-verification/:id/identity',
  'POST /api/admin/providers-verification/:id/papers/:paperId',
  'POST /api/admin/rings/:id/settle',
];

/** Returns the position of a call: deletions come last, so that the other calls find data. */
function turnOf({ method, path }: (typeof calls)[number]): number {
  if (method !== 'DELETE' || path.endsWith('/pause')) return 0;
  const at = removals.indexOf(path.split('/')[3] ?? '');
  return 1 + (at < 0 ? removals.length : at);
}

describe('every response of the administration', () => {
  test('is free of passwords, hashes and secrets', async () => {
    const hashes = (await db.selectFrom('accounts').select('password_hash').execute()).map((row) => row.password_hash);
    const secrets = [password, fresh, ...hashes, 'argon2', 'password_hash', 'email_key', '"password"', as].filter(
      Boolean,
    );
    const paid = { provider_id: provider.id, amount: 890, status: 'completed' };
    expect((await h.call('POST', '/api/admin/payments/admin', { as, body: paid })).status).toBe(201);
    await h.call('PUT', '/api/provider/pause', { as: provider.token, body: { until: '2026-03-20', note: null } });
    const ordered = calls.toSorted((a, b) => turnOf(a) - turnOf(b));
    const refused: string[] = [];
    let count = 0;
    for (const { method, path } of ordered) {
      count += 1;
      const noun = path.split('/')[3] ?? '';
      const address = path.replace(':id', String(idOf[noun] ?? 1)).replace(':number', '1');
      const own = /\/(users|providers)$/.test(path) ? { password: fresh } : {};
      const unique = { email: `nuevo${count}@ejemplo.uy`, username: `nuevo${count}`, ...own };
      const body = method === 'POST' || method === 'PUT' ? { ...good, ...unique, name: `Alguien ${count}` } : undefined;
      const response = await h.call(method, address, { as, body });
      expect([path, response.status < 500]).toEqual([path, true]);
      if (response.status >= 300) refused.push(`${method} ${path}`);
      const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
      for (const secret of secrets) expect([path, text.includes(String(secret))]).toEqual([path, false]);
    }
    // only these calls may fail, because the test scans successful responses
    expect(refused.toSorted()).toEqual(coded);
  });
});

describe('an export', () => {
  const csv = async (path: string) => {
    const response = await h.call('GET', path, { as });
    return { ...response, text: response.body as unknown as string };
  };

  test('is a file that a spreadsheet here opens, with the same rows as the table', async () => {
    const { response, rows } = await logged(h, () => csv('/api/admin/users.csv?search=inocencio'));
    expect(rows).toMatchObject([
      {
        ...{ action: 'view', entity_type: 'user', entity_id: null, ip_address: '127.0.0.1' },
        details: {
          export: { after: 'csv' },
          search: { after: 'i•••' },
          filas: { after: 0 },
          huella: { after: createHash('sha256').update('{"search":"inocencio"}').digest('hex') },
        },
      },
    ]);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="tero-clientes-2026-03-10.csv"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.text).toBe(
      '\ufeff"ID";"Nombre";"Email";"Email verificado";"Teléfono";"Usuario";"Dirección";"Rol";"Alta"\r\n',
    );
    const one = await createClient(h, { name: 'Inocencio "Tito" Paz', address: null });
    const { text } = await csv('/api/admin/users.csv?search=inocencio');
    expect(text.split('\r\n')[1]).toBe(
      `"${one.id}";"Inocencio ""Tito"" Paz";"${one.email}";"Sí";"099123456";"${one.username}";"";"Cliente";"10/3/26 12:00"`,
    );
  });

  test.each(['=1+1', '+598 99', '-2', '@SUM(A1)', '＝1＋1', '\tx', '\rx', ' =cmd|/c calc'])(
    'never hands over %j as a formula',
    async (start) => {
      const owner = await createProvider(h, { entitled: true });
      const { id } = await createService(h, owner, { title: `${start}!A1"` });
      const { text } = await csv(`/api/admin/services.csv?provider_id=${owner.id}`);
      const line = text.slice(text.indexOf(`"${id}"`));
      const cell = line.split(';')[1] ?? '';
      expect(cell.startsWith(`"'${start}`)).toBe(true);
      expect(cell.endsWith('!A1"""')).toBe(true);
    },
  );

  test('holds every row once, however many batches they take', async () => {
    const at = h.clock.now().toISOString();
    const many = Array.from({ length: 1203 }, (_, n) => ({
      kind: 'contact' as const,
      name: `Persona ${n}`,
      email: `m${n}@ejemplo.uy`,
      subject: 'Asunto',
      message: 'Texto',
      ip: '203.0.113.1',
      created_at: at,
    }));
    for (let from = 0; from < many.length; from += 200) {
      await db
        .insertInto('contact_messages')
        .values(many.slice(from, from + 200))
        .execute();
    }
    const { text } = await csv('/api/admin/messages.csv');
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
    const all = await db.selectFrom('contact_messages').select('id').execute();
    expect(ids).toHaveLength(all.length);
    expect(new Set(ids).size).toBe(all.length);
  });

  test('of people, and a message to many, ask who it is (rules TRUST-45 and TRUST-46)', async () => {
    const token = await signIn(h, await createAdmin(h));
    const of = calls.filter(({ path }) => path.endsWith('.csv'));
    expect(of.length).toBeGreaterThan(9);
    const { id } = await createClient(h);
    const body = { tab: 'users', act: 'message', query: { ids: String(id) }, subject: 'Hola', message: 'Hola a todos' };
    h.clock.advance(16 * minute);
    const batch = await h.call<{ batch: { id: number } }>('POST', '/api/admin/bulk', { as: token, body });
    const asked = async (method: 'GET' | 'POST', path: string) => (await h.call(method, path, { as: token })).body.code;
    expect(await asked('POST', `/api/admin/bulk/${batch.body.batch.id}/send`)).toBe('confirmation_required');
    const free = ['/api/admin/categories.csv'];
    for (const { path } of of) {
      expect([path, await asked('GET', path)]).toEqual([
        path,
        free.includes(path) ? undefined : 'confirmation_required',
      ]);
    }
  });

  test('refuses what the table refuses', async () => {
    expect((await csv('/api/admin/services.csv?sort=clave')).status).toBe(400);
    expect((await csv('/api/admin/logs.csv?action=robar')).status).toBe(400);
  });
});
