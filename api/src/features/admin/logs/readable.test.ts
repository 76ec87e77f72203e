// @module-tag postgres
import type { LogEntry } from '@tero/shared/contract/admin/logs';
import type { LogEntityType } from '@tero/shared/rules/log/acts';
import { logField, logValue } from '@tero/shared/rules/log/words';
import { addMonths } from '@tero/shared/rules/time/time';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, signIn } from '../../../../test/people.ts';
import { createPost } from '../../../../test/posts.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { createService } from '../../../../test/services.ts';
import { forgetLogTexts } from '../../../audit/acts.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const painter = await createProvider(h, { name: 'Juan Sosa', entitled: true });
const painting = await createService(h, painter, { title: 'Pintura de casas' });
const client = await createClient(h, { name: 'Ana Pérez' });
const provider = await createProvider(h, { name: 'Juan Sosa', entitled: true });
const service = await createService(h, provider, { title: 'Electricista a domicilio' });

const ask = async <T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => {
  const response = await h.call<T>(method, path, { as: await signIn(h, admin), ...(body && { body }) });
  expect([path, response.status, response.body]).toEqual([path, expect.toBeOneOf([200, 201]), response.body]);
  return response.body;
};
const list = async (query = '') => (await ask<{ logs: LogEntry[] }>('GET', `/api/admin/logs?limit=100${query}`)).logs;
const newest = async () => (await list())[0];

/** Returns a log row as a person reads it: the thing, its owner, and each change. */
function words(entry: LogEntry | undefined) {
  const { entity_type, action, thing, owner, details } = entry as LogEntry;
  const changes = Object.entries(details).map(
    ([field, { before, after }]) => `${logField(field)}: ${logValue(field, before)} → ${logValue(field, after)}`,
  );
  return { about: `${action} ${entity_type}`, thing, owner: owner?.name ?? null, changes };
}

let number = 0;
const given = () => {
  number += 1;
  return `Herrería ${number}`;
};

interface Kind {
  act: () => Promise<unknown>;
  about: string;
  thing: string | null;
  owner: string | null;
  /** some of the changes, as the log shows them */
  says: string[];
}

const group = async () => {
  const { categories } = await ask<{ categories: { id: number; name: string; group_id: number | null }[] }>(
    'GET',
    '/api/admin/categories?limit=100',
  );
  const first = categories.find(({ group_id }) => group_id === null);
  if (!first) throw new Error('there is no group');
  return first;
};
const leafNamed = async (name: string) => {
  const { category } = await ask<{ category: { id: number } }>('POST', '/api/admin/categories', {
    name,
    group_id: (await group()).id,
  });
  return category.id;
};
const reviewId = async () => {
  const { body } = await writeReview(h, await createClient(h, { name: 'Ana Pérez' }), painting, {
    comment: 'Muy prolijo',
  });
  return (body as { review: { id: number } }).review.id;
};

const kinds: Partial<Record<LogEntityType, Kind>> = {
  service: {
    act: async () => {
      await leafNamed('Vidriería');
      await ask('PUT', `/api/admin/services/${service.id}`, {
        title: 'Electricista y sanitario',
        category: 'Vidriería',
        price_type: 'fixed',
        fixed_price: 1500,
        is_active: false,
      });
    },
    about: 'update service',
    thing: 'Electricista y sanitario',
    owner: 'Juan Sosa',
    says: [
      'Título: Electricista a domicilio → Electricista y sanitario',
      expect.stringMatching(/^Categoría: .+ \(\d+\) → Vidriería \(\d+\)$/),
      expect.stringMatching(/^Precio: .* → \$1\.500$/),
      'Activo: sí → no',
    ],
  },
  provider: {
    act: () =>
      ask('PUT', `/api/admin/providers/${provider.id}`, {
        name: 'Juan Sosa',
        company_name: 'Sosa e Hijos',
        specialty: 'Tableros',
        phone: '099123987',
      }),
    about: 'update provider',
    thing: null,
    owner: 'Juan Sosa',
    says: [
      expect.stringMatching(/^Empresa: .* → Sosa e Hijos$/),
      expect.stringMatching(/^Especialidad: .* → Tableros$/),
      expect.stringMatching(/^Teléfono: .* → 0•••$|^Teléfono: .* → \+•••$/),
    ],
  },
  user: {
    act: () => ask('PUT', `/api/admin/users/${client.id}/email-verification`, { email_verified: false }),
    about: 'update user',
    thing: null,
    owner: 'Ana Pérez',
    says: ['Email verificado: sí → no'],
  },
  category: {
    act: async () => ask('DELETE', `/api/admin/categories/${await leafNamed('Afilador')}`),
    about: 'delete category',
    thing: 'Afilador',
    owner: null,
    says: ['Título: Afilador → —', 'Activo: sí → —', expect.stringMatching(/^Grupo: .+ \(\d+\) → —$/)],
  },
  review: {
    act: async () => ask('DELETE', `/api/admin/reviews/${await reviewId()}`),
    about: 'delete review',
    thing: 'Pintura de casas',
    owner: 'Ana Pérez',
    says: ['Comentario: Muy prolijo → —', 'Calificación: 5 → —'],
  },
  review_response: {
    act: async () => {
      const { body } = await h.call('POST', `/api/provider/reviews/${await reviewId()}/reply`, {
        as: await signIn(h, painter),
        body: { reply: 'Gracias, a las órdenes' },
      });
      const row = await db.selectFrom('review_responses').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(body).toMatchObject({ success: true });
      await ask('DELETE', `/api/admin/review-responses/${row.id}`);
    },
    about: 'delete review_response',
    thing: 'Pintura de casas',
    owner: 'Juan Sosa',
    says: ['Respuesta: Gracias, a las órdenes → —'],
  },
  post: {
    act: async () => ask('DELETE', `/api/posts/${await createPost(h, provider, 'Terminamos una obra en Solymar')}`),
    about: 'delete post',
    thing: 'Terminamos una obra en Solymar',
    owner: 'Juan Sosa',
    says: ['Texto: Terminamos una obra en Solymar → —'],
  },
  template: {
    act: async () => {
      const { template } = await ask<{ template: { id: number } }>('POST', '/api/admin/templates', {
        name: 'Saludo',
        text: 'Hola {nombre}, ya lo miramos.',
      });
      await ask('DELETE', `/api/admin/templates/${template.id}`);
    },
    about: 'delete template',
    thing: 'Saludo',
    owner: null,
    says: ['Nombre: Saludo → —', 'Texto: Hola {nombre}, ya lo miramos. → —'],
  },
  site: {
    act: () => ask('PUT', '/api/admin/operator', { founder_name: 'Marta Rial', hours: ['Lunes a viernes'] }),
    about: 'update site',
    thing: null,
    owner: null,
    says: ['Quién está detrás: — → Marta Rial', 'Horario: — → Lunes a viernes'],
  },
  subscription: {
    act: () =>
      ask('POST', '/api/admin/subscriptions/admin', { provider_id: provider.id, status: 'active', amount: 890 }),
    about: 'create subscription',
    thing: null,
    owner: 'Juan Sosa',
    says: ['Monto: — → $890', 'Estado: — → Activa'],
  },
};

describe('each kind of row', () => {
  it.each(Object.entries(kinds))('%s: says what it was, whose, and what changed, in words', async (_kind, kind) => {
    await kind.act();
    const row = words(await newest());
    expect(row).toMatchObject({ about: kind.about, thing: kind.thing, owner: kind.owner });
    for (const one of kind.says) expect(row.changes).toContainEqual(one);
  });

  it('names the people whose ids stand among the changes', async () => {
    const [row] = await list('&entityType=subscription');
    expect(row?.people).toEqual([{ id: provider.id, name: 'Juan Sosa' }]);
  });
});

it('the group that a category without one brings along has a row', async () => {
  const renamed = { name: 'Varios', name_key: 'varios' };
  await db.updateTable('categories').set(renamed).where('name_key', '=', 'otros servicios').execute();
  await ask('POST', '/api/admin/categories', { name: given() });
  const [leaf, made] = await list('&entityType=category&action=create');
  expect([leaf?.thing, made?.thing]).toEqual([`Herrería ${number}`, 'Otros servicios']);
});

it('finds rows by what a thing was called, by texts before and after, and by the names of people', async () => {
  const found = async (search: string) =>
    (await list(`&search=${encodeURIComponent(search)}`)).map((row) => words(row).about);
  expect(await found('solymar')).toEqual(['delete post']);
  expect(await found('electricista a domicilio')).toEqual(['update service']);
  expect(await found('afilador')).toEqual(expect.arrayContaining(['delete category', 'create category']));
  expect(await found('juan sosa')).toEqual(
    expect.arrayContaining(['update service', 'delete post', 'update provider']),
  );
  expect(await found('zzzz')).toEqual([]);
  const [row] = await list('&search=solymar');
  expect((await list(`&search=%23${row?.id}`)).map(({ id }) => id)).toEqual([row?.id]);
});

it('one row stands for a batch, and opens into its rows', async () => {
  const services = await Promise.all([1, 2, 3].map(() => createService(h, provider)));
  const query = { ids: services.map(({ id }) => id).join(',') };
  const { batch } = await ask<{ batch: { id: number } }>('POST', '/api/admin/bulk', {
    tab: 'services',
    act: 'deactivate',
    query,
  });
  await ask('POST', `/api/admin/bulk/${batch.id}/run`);
  const head = await newest();
  expect(head).toMatchObject({ batch_rows: 3, entity_id: null });
  expect(words(head).changes).toEqual([`Lote: — → ${batch.id}`, 'Cantidad: — → 3', 'Activo: — → no']);
  const rows = await list(`&batchId=${head?.id}`);
  expect(rows.map(({ entity_id }) => entity_id).toSorted()).toEqual(services.map(({ id }) => id).toSorted());
  expect(rows.every(({ batch_id }) => batch_id === head?.id)).toBe(true);
  await ask('POST', `/api/admin/bulk/${batch.id}/undo`);
  const undone = await newest();
  expect(words(undone).changes).toContain('Deshecho: — → sí');
  expect(undone?.batch_rows).toBe(3);
  expect((await list(`&entityId=${services[0]?.id}&entityType=service`)).length).toBe(2);
});

it('what people wrote goes with their account, and their names with it', async () => {
  const leaver = await createPublisher(h);
  const post = await createPost(h, leaver, 'Una glorieta de mburucuyá');
  await ask('DELETE', `/api/posts/${post}`);
  expect((await list('&search=glorieta')).length).toBe(1);
  await ask('DELETE', `/api/admin/providers/${leaver.id}`);
  expect(await list('&search=glorieta')).toEqual([]);
  const [, row] = await list(`&personId=${leaver.id}`);
  expect(words(row)).toEqual({ about: 'delete post', thing: null, owner: null, changes: ['Texto: U••• → —'] });
});

it('forgets what people wrote after two years, and keeps the rest', async () => {
  const texts = () => db.selectFrom('admin_log_texts').select('field').where('account_id', '=', provider.id).execute();
  const old = {
    log_id: (await newest())?.id ?? 0,
    account_id: provider.id,
    field: 'comment',
    before: 'Viejo',
    after: null,
  };
  const kept = (await texts()).length;
  const created_at = addMonths(h.clock.now(), -25).toISOString();
  await db
    .insertInto('admin_log_texts')
    .values({ ...old, created_at })
    .execute();
  await forgetLogTexts(h.deps);
  expect((await texts()).length).toBe(kept);
  await expect(db.updateTable('admin_log_texts').set({ after: 'otra cosa' }).execute()).rejects.toThrow('only grows');
});
