// @module-tag postgres

import { unsaid } from '@tero/shared/content/unsaid';
import type { StoredContent } from '@tero/shared/contract/admin/operator';
import type { OperatorContent } from '@tero/shared/contract/operator';
import { expect, test } from 'vitest';
import { logged } from '../../../test/admin-log.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin } from '../../../test/people.ts';
import { resolvePage } from '../../site/pages/resolve.ts';

const path = '/api/admin/operator';

const opening = {
  title: 'Atención al público',
  area: 'Operaciones',
  location: 'Salto',
  type: 'Medio horario',
  modality: 'Presencial',
  summary: 'Responder consultas.',
  responsibilities: 'Responder mensajes.\nEscribir guías.',
  requirements: ['Buena redacción.'],
  posted: '2026-03-01',
};

async function start(demo: '0' | '1') {
  const h = await startHarness({ DEMO: demo, PUBLIC_URL: 'https://tero.example' });
  const as = (await createAdmin(h)).token;
  const shown = async () =>
    (await h.call<{ content: OperatorContent; fictitious: boolean }>('GET', '/api/operator')).body;
  const write = (body: object) => h.call<{ content: StoredContent }>('PUT', path, { as, body });
  const thingsOf = async (page: string) => {
    const answer = await resolvePage(h.deps, page, '');
    return 'head' in answer ? (answer.head.things ?? []) : [];
  };
  return { h, as, shown, write, thingsOf };
}

test('a Tero says nothing of its operator that no administrator has written (rule SUPP-90)', async () => {
  const { h, shown, write, thingsOf } = await start('0');
  expect(await shown()).toMatchObject({ content: unsaid, fictitious: false });
  expect(await thingsOf('/careers')).toEqual([]);
  const { response, rows } = await logged(h, () =>
    write({
      openings: [opening],
      instagram: 'https://www.instagram.com/ejemplo',
      hours: 'Lunes de 9 a 12\n\n',
      reply_hours: '48',
    }),
  );
  expect(response.status).toBe(200);
  expect(rows).toMatchObject([{ action: 'update', entity_type: 'site' }]);
  expect(await shown()).toMatchObject({
    content: {
      openings: [{ ...opening, responsibilities: ['Responder mensajes.', 'Escribir guías.'] }],
      hours: ['Lunes de 9 a 12'],
      reply_hours: 48,
      testimonials: [],
    },
    fictitious: false,
  });
  expect(await thingsOf('/careers')).toMatchObject([{ '@type': 'JobPosting', title: opening.title }]);
  expect(await thingsOf('/')).toMatchObject([{ sameAs: ['https://www.instagram.com/ejemplo'] }, {}]);
  // a field that is not given stays, and an empty field stores null
  await write({ instagram: '' });
  expect((await shown()).content).toMatchObject({ instagram: null, reply_hours: 48 });
});

test('a log line has no person’s words, and a faulty field is named', async () => {
  const { h, write } = await start('0');
  const { rows } = await logged(h, () => write({ founder_name: 'Rosa Pintos', address: 'Rivera 123' }));
  expect(JSON.stringify(rows)).toContain('Rivera 123');
  expect(JSON.stringify(rows)).not.toContain('Pintos');
  expect((await write({ facebook: 'javascript:alert(1)' })).body).toMatchObject({
    errors: { facebook: 'Tiene que ser un enlace' },
  });
  expect((await h.call('GET', path)).status).toBe(401);
});

test('the demo’s content is marked, no search engine’s, and gone once the operator says something', async () => {
  const { h, as, shown, write, thingsOf } = await start('1');
  const { content, fictitious } = await shown();
  expect([content.openings.length, content.testimonials.length, fictitious]).toEqual([3, 3, true]);
  expect(await thingsOf('/careers')).toEqual([]);
  expect((await thingsOf('/'))[0]).not.toHaveProperty('sameAs');
  // the form begins empty, so that nobody saves the invented text as their own
  expect((await h.call<{ content: StoredContent }>('GET', path, { as })).body.content).toMatchObject(unsaid);
  await write({ phone: '2900 0000' });
  expect(await shown()).toMatchObject({ content: { ...unsaid, phone: '2900 0000' }, fictitious: false });
});
