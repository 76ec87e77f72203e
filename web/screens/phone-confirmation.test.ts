import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, type Person, password } from '../../api/test/people.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { startSmsGateway } from '../../api/test/sms-gateway.ts';
import { field, fill, isAt, main, press } from './acts.ts';
import { open } from './open.tsx';

const gateway = await startSmsGateway();
afterAll(() => gateway.close());
const h = await startHarness(gateway.env);
const { db } = h.deps;

const dialog = () => screen.findByRole('dialog', { name: 'Confirmá tu celular' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the texts that were sent to a phone, newest first. */
async function textsTo(phone: string) {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(phone));
}
const codeOf = async (phone: string) => /Tero: (\d{6})/.exec((await textsTo(phone))[0] ?? '')?.[1] ?? '';
const wasAsked = (phone: string, times: number) =>
  waitFor(async () => expect(await textsTo(phone)).toHaveLength(times));
const accountOf = ({ id }: Person) =>
  db.selectFrom('accounts').select(['phone', 'phone_confirmed_at']).where('id', '=', id).executeTakeFirstOrThrow();

test('a client without a phone is asked for it and its code at the first pedido, which then goes as it was written', async () => {
  const service = await createService(h, await createPublisher(h));
  const as = await createClient(h, { phone: null });
  const user = await open(h, `/pedir?servicios=${service.id}`, { as });
  await fill(user, await screen.findByRole('textbox', { name: /^Qué necesitás/ }), 'Se quemó un enchufe');
  await fill(user, await screen.findByRole('textbox', { name: /^Dónde/ }), 'Pocitos');
  await fill(user, await screen.findByRole('textbox', { name: /^Cuándo/ }), 'esta semana');
  await press(user, 'Guardar y abrir los chats', main());

  const box = await dialog();
  await press(user, 'Mandame el código', box);
  await within(box).findByText('El teléfono es requerido');
  await fill(user, await field('Tu celular', box), '098 111 222');
  await press(user, 'Mandame el código', box);
  await wasAsked('098111222', 1);
  expect((await textsTo('098111222'))[0]).toContain('No se lo pases a nadie.');
  const code = await field('Código del SMS', box);
  expect(code).toHaveAccessibleDescription(expect.stringContaining('No se lo pases a nadie.'));

  // a guessed code, and a second code requested too soon
  const first = await codeOf('098111222');
  await fill(user, code, first === '000000' ? '111111' : '000000');
  await press(user, 'Confirmar', box);
  await within(box).findByText('Ese código no es el que te mandamos. Te quedan 4 intentos.');
  await press(user, 'Mandar otro código', box);
  await within(box).findByText('Recién te mandamos un código. Si no llega, en un minuto podés pedir otro.');
  expect(await accountOf(as)).toEqual({ phone: null, phone_confirmed_at: null });
  await fill(user, code, first);
  await press(user, 'Confirmar', box);
  await isClosed();
  await waitFor(() => expect(location.pathname).toMatch(/^\/mis-pedidos\/\d+$/));
  expect(await accountOf(as)).toMatchObject({ phone: '098111222', phone_confirmed_at: expect.any(String) });
  const rows = await db.selectFrom('inquiries').select(['what', 'place']).where('account_id', '=', as.id).execute();
  expect(rows).toEqual([{ what: 'Se quemó un enchufe', place: 'Pocitos' }]);
});

test('a provider who closes it has the publication as it was typed; the next try asks again, by another code too', async () => {
  const as = await createPublisher(h, {});
  const user = await open(h, '/create-post', { as });
  const text = await screen.findByRole('textbox', { name: /^Descripción/ });
  await fill(user, text, 'Terminamos un tablero en el Cordón');
  await press(user, /^Publicar/, main());
  await press(user, 'Cerrar', await dialog());
  await isClosed();
  await within(main()).findByText('Primero confirmá tu celular con un código: te lo mandamos por SMS.');
  expect(text).toHaveValue('Terminamos un tablero en el Cordón');

  await press(user, /^Publicar/, main());
  const box = await dialog();
  expect(await field('Tu celular', box)).toHaveValue('099 123 456');
  await press(user, 'Mandame el código', box);
  await wasAsked('099123456', 1);
  h.clock.advance(61_000);
  await press(user, 'Mandar otro código', box);
  await screen.findByText('Te mandamos otro código');
  await wasAsked('099123456', 2);
  await fill(user, await field('Código del SMS', box), await codeOf('099123456'));
  await press(user, 'Confirmar', box);
  await isClosed();
  const written = () => db.selectFrom('posts').select('content').where('provider_id', '=', as.id).execute();
  await waitFor(async () => expect(await written()).toEqual([{ content: 'Terminamos un tablero en el Cordón' }]));
});

test('the settings of SMS lead to it', async () => {
  const as = await createClient(h, { phone: '098555666' });
  const user = await open(h, '/notification-settings', { as });
  await press(user, 'Confirmar mi celular');
  const box = await dialog();
  await press(user, 'Mandame el código', box);
  await wasAsked(as.phone, 1);
  await fill(user, await field('Código del SMS', box), await codeOf(as.phone));
  await press(user, 'Confirmar', box);
  await waitFor(() => expect(screen.queryByText(/Todavía no confirmaste tu celular/)).toBeNull());
});

test('another phone than that of the account asks first who is there, over the same dialog', async () => {
  const before = h.clock.now().toISOString();
  onTestFinished(() => h.clock.set(before));
  const as = await createClient(h, { phone: '098777888' });
  const user = await open(h, '/notification-settings', { as });
  await press(user, 'Confirmar mi celular');
  h.clock.advance(60 * 60_000);
  const box = await dialog();
  await fill(user, await field('Tu celular', box), '098 777 999');
  await press(user, 'Mandame el código', box);
  const who = await screen.findByRole('dialog', { name: 'Confirmá que sos vos' });
  expect(await textsTo('098777999')).toEqual([]);
  await fill(user, await field('Contraseña', who), password);
  await press(user, 'Confirmar', who);
  await wasAsked('098777999', 1);
  await fill(user, await field('Código del SMS', await dialog()), await codeOf('098777999'));
  await press(user, 'Confirmar', await dialog());
  await isClosed();
  expect(await accountOf(as)).toMatchObject({ phone: '098777999', phone_confirmed_at: expect.any(String) });
});

test('without a gateway the panel says that the step is off (rule TRUST-60)', async () => {
  const off = /^Tero no tiene servicio de SMS: nadie confirma su celular/;
  await open(h, '/admin/logs?tab=emails', { as: await createAdmin(h) });
  await screen.findByText(/^Hoy salieron \d+ SMS de 500$/);
  expect(screen.queryByText(off)).toBeNull();
  const without = await startHarness();
  await open(without, '/admin/logs?tab=emails', { as: await createAdmin(without) });
  await screen.findByText(off);
  await isAt('/admin/logs?tab=emails');
});
