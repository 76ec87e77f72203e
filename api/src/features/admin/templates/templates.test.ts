// @module-tag postgres
import type { AnswerTemplate } from '@tero/shared/contract/admin/panel/templates';
import { limits } from '@tero/shared/limits';
import { filledTemplate } from '@tero/shared/rules/text/template';
import { expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { expectRoomForOne, times } from '../../../../test/cap.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin } from '../../../../test/people.ts';

const h = await startHarness();
const as = (await createAdmin(h)).token;
const other = (await createAdmin(h)).token;
const path = '/api/admin/templates';
const list = async (who = as) =>
  (await h.call<{ templates: AnswerTemplate[] }>('GET', path, { as: who })).body.templates;

test('ready-made answers are the team’s: each administrator keeps and changes them, and the log tells', async () => {
  const body = { name: 'Saludo', text: 'Hola {nombre}:\ngracias por escribir.' };
  const { response: made, rows } = await logged(h, () =>
    h.call<{ template: AnswerTemplate }>('POST', path, { as, body }),
  );
  expect(rows).toMatchObject([{ action: 'create', entity_type: 'template' }]);
  expect(JSON.stringify(rows)).not.toContain('gracias');
  expect(await list(other)).toMatchObject([body]);
  const { id, version } = made.body.template;
  const change = (given: object, tag?: string) =>
    h.call('PUT', `${path}/${id}`, { as: other, body: given, ...(tag && { headers: { 'if-match': tag } }) });
  expect((await change({ name: 'Saludo corto' }, version)).status).toBe(200);
  expect((await change({ name: 'Otro' }, version)).status).toBe(412);
  expect(await list()).toMatchObject([{ name: 'Saludo corto', text: body.text }]);
  expect((await change({ text: ' ' })).body).toMatchObject({ errors: { text: 'Escribí el texto de la plantilla' } });
  expect((await h.call('DELETE', `${path}/${id}`, { as })).status).toBe(200);
  expect((await h.call('DELETE', `${path}/${id}`, { as })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('one is filled in with the first name', () => {
  expect(filledTemplate('Hola {nombre}, {Nombre}. {otro}', ' Ana María Paz')).toBe('Hola Ana, Ana. {otro}');
});

test('of several at once as many get in as there is room for', async () => {
  const save = (name: string) => h.call('POST', path, { as, body: { name, text: 'Hola' } });
  await expectRoomForOne({
    most: limits.answerTemplates,
    fill: async () => {
      for (const name of times(limits.answerTemplates - 1, (place) => `plantilla ${place}`)) await save(name);
    },
    attempt: (place) => save(`otra ${place}`),
    rows: h.deps.db.selectFrom('answer_templates').select('id'),
  });
});
