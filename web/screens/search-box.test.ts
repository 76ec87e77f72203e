import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startDemo } from '../../api/test/demo.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startDemo();

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar servicios' });
const options = () => screen.queryAllByRole('option').filter((option) => !option.closest('select'));
const option = (text: RegExp | string) =>
  waitFor(
    () => options().find(({ textContent }) => new RegExp(text).test(textContent)) ?? expect.fail(`no option ${text}`),
  );
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
/** Waits until the new screen's heading has the focus, which closes suggestions. */
const arrived = () => waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

async function type(user: UserEvent, words: string): Promise<void> {
  const typedIn = await box();
  await user.clear(typedIn);
  await user.type(typedIn, words);
}

async function search(user: UserEvent, words: string): Promise<void> {
  const isElsewhere = location.pathname !== '/servicios';
  await type(user, `${words}{Enter}`);
  await isAt(`/servicios?${new URLSearchParams({ q: words })}`);
  if (isElsewhere) await arrived();
}

test('the last searches come back, one goes at a time or all of them', async () => {
  const recent = () => screen.queryByRole('listbox', { name: 'Búsquedas anteriores' });
  const areRecent = (...words: (RegExp | string)[]) =>
    waitFor(() => {
      const shown = within(recent() ?? expect.fail('no searches')).getAllByRole('option');
      expect(shown.map(({ textContent }) => textContent)).toEqual(words.map((word) => expect.stringMatching(word)));
    });
  let user = await open(h, '/');
  await user.click(await box());
  expect(screen.queryByRole('listbox')).toBeNull();
  for (const words of ['pintura', 'jardín', 'Pintura', 'plomero']) await search(user, words);
  user = await open(h, '/');
  await user.click(await box());
  await areRecent(/^plomero/, /^Pintura/, /^jardín/, /^Borrar estas búsquedas$/);
  await user.click(screen.getByRole('button', { name: 'Quitar «Pintura»' }));
  await areRecent(/^plomero/, /^jardín/, /^Borrar estas búsquedas$/);
  expect(await box()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Delete}');
  await areRecent(/^jardín/, /^Borrar estas búsquedas$/);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 búsqueda anterior'),
  );
  await user.click(await option(/^jardín/));
  await isAt('/servicios?q=jard%C3%ADn');

  user = await open(h, '/');
  await user.click(await box());
  await areRecent(/^jardín/, /^Borrar/);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(recent()).toBeNull());
  user = await open(h, '/');
  await user.click(await box());
  expect(recent()).toBeNull();
});

test('categories come first, then own searches, places and services', async () => {
  const user = await open(h, '/');
  await search(user, 'pintura de rejas');
  await type(user, 'pint');
  await option(/\$/);
  expect(await option(/^pintura de rejas/)).toHaveTextContent('Búsqueda anterior');
  expect(options()[0]?.textContent).toMatch(/^PinturaCategoría · \d+ servicios?$/);
  const at = (part: string) => options().findIndex(({ textContent }) => textContent.includes(part));
  expect(at('Categoría ·')).toBeLessThan(at('Búsqueda anterior'));
  expect(at('Búsqueda anterior')).toBeLessThan(at('$'));
});

test('a firm is suggested by its name, and leads to its profile (rule SRCH-156)', async () => {
  const { db } = h.deps;
  const firms = db.selectFrom('services as s').innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id');
  const { id, firm } = await firms
    .select(['s.provider_id as id', 'p.company_name as firm'])
    .where('s.listed', '=', 1)
    .where('p.company_name', 'is not', null)
    .executeTakeFirstOrThrow();
  const user = await open(h, '/');
  await type(user, firm ?? '');
  const found = await option(/Perfil/);
  expect(found).toHaveTextContent(firm ?? '');
  await user.click(found);
  await isAt(`/provider-profile/${id}`);
});

test('a place is suggested, alone and behind a trade', async () => {
  const user = await open(h, '/');
  await type(user, 'malv');
  await user.click(await option('Servicios que llegan ahí'));
  await isAt('/servicios?coverageArea=Malv%C3%ADn%2C+Montevideo');
  await screen.findByRole('button', { name: /^Lugar: Malvín/ });
  await arrived();
  await type(user, 'electricista en poci');
  await user.click(await option('electricista en Pocitos, Montevideo'));
  await isAt('/servicios?q=electricista+en+Pocitos%2C+Montevideo');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Lo que entendimos' })).toHaveTextContent('Pocitos'));
});

test('what was searched for stands in the box of its results alone, not on the pages around them', async () => {
  const user = await open(h, '/');
  await search(user, 'plomero');
  expect(await box()).toHaveValue('plomero');
  history.back();
  await isAt('/');
  await waitFor(async () => expect(await box()).toHaveValue(''));
});

test('suggestions that fail while the server is there are an empty list, and no lost signal', async () => {
  failing(/^\/api\/search\/suggestions/, 'lost');
  const user = await open(h, '/');
  await type(user, 'zzzz');
  await screen.findByText('No se encontraron sugerencias');
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
  // categories come from the device
  await type(user, 'pintura');
  await option(/^Pintura/);
});
