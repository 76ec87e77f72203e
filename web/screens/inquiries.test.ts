import type { Listing } from '@tero/shared/contract/services';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startDemo } from '../../api/test/demo.ts';
import { open } from './open.tsx';

const h = await startDemo();

const isAt = (path: RegExp | string) =>
  waitFor(() => expect(location.pathname + location.search).toEqual(expect.stringMatching(path)));
const whom = async () => within(await screen.findByRole('group', { name: /^A quién/ }));

test('who is asked is shown with where they work, and who does not work there is told and taken off by a tap', async () => {
  const chosen = async () => (await whom()).queryAllByRole('checkbox', { checked: true });
  const areChosen = (count: number) => waitFor(async () => expect(await chosen()).toHaveLength(count));
  // of Montevideo, Ciudad de la Costa and Punta del Este
  await open(h, '/pedir?servicios=1,5,7&que=canilla&donde=Punta+del+Este%2C+Maldonado');
  let group = await whom();
  await group.findByText('Encontramos estos proveedores con tu búsqueda «canilla». Mirá qué ofrece cada uno.');
  await group.findByText('Trabaja en Punta del Este, Maldonado');
  await waitFor(() => expect(group.getAllByText(/, no donde lo necesitás$/)).toHaveLength(2));
  expect(group.getAllByRole('checkbox')).toHaveLength(3);
  await areChosen(1);
  expect(group.getByRole('checkbox', { name: /Gota a Gota/ })).toBeChecked();
  // whom somebody picked is asked, wherever that is
  await open(h, '/pedir?servicios=1,5,7&elegidos=1&donde=Punta+del+Este%2C+Maldonado');
  await (await whom()).findByText('Elegiste 3 de 3. Son todos los que marcaste.');

  // providers found only by trade come last, are marked, and are preselected only if all are
  await open(h, '/pedir?servicios=7,1,5&rubro=7&que=canilla');
  group = await whom();
  const loose = await group.findByText('Fijate si hacen lo que buscás.');
  expect(loose).toHaveTextContent('Otros de la misma categoría. Fijate si hacen lo que buscás.');
  const last = group.getAllByRole('checkbox').at(-1);
  expect(last).toHaveAccessibleName(/^Gota a Gota/);
  await areChosen(2);
  expect(last).not.toBeChecked();
  await open(h, '/pedir?servicios=7,1,5&rubro=7,1,5&que=canilla');
  await areChosen(3);

  // without a place, all providers of the trade are chosen, until the person names a place
  const user = await open(h, '/pedir?servicios=1,5,7&que=canilla');
  await areChosen(3);
  await user.type(await screen.findByRole('textbox', { name: /^Dónde/ }), 'Montevideo, Pocitos');
  await screen.findByText(
    /^Según lo que publicaron, .+ y Gota a Gota no trabajan en Pocitos, Montevideo\. Preguntales si van\.$/,
  );
  await screen.findByRole('link', { name: 'Buscar en Pocitos, Montevideo' });
  await user.click(await screen.findByRole('button', { name: 'Quitar a los que no trabajan ahí' }));
  await areChosen(1);
  await screen.findByText(/^Después abrís el chat de WhatsApp/);
  await waitFor(() => expect(screen.queryByText(/^Según lo que publicaron/)).toBeNull());
});

test('who finds fewer than can be asked looks further, and gets back to the very list (rule ASK-23)', async () => {
  const list = '/servicios?q=guitarra&coverageArea=Pocitos,%20Montevideo';
  const user = await open(h, list);
  await user.click(await screen.findByRole('button', { name: 'Comparar o pedir' }));
  await user.click(await screen.findByRole('link', { name: 'Pedir a varios' }));
  const group = await whom();
  await group.findByText('Elegiste 2 de 2. Son todos los que encontramos.');
  // the trade, and by what each was found
  expect(group.getAllByText(/^Música · /)).toHaveLength(2);
  group.getByRole('button', { name: 'Avisame de nuevos servicios' });
  group.getByRole('link', { name: 'Buscar en todo el país' });
  await user.click(group.getByRole('link', { name: 'Volver a la búsqueda' }));
  await isAt(/^\/servicios\?q=guitarra&coverageArea=Pocitos,(%20|\+)Montevideo$/);
  history.back();
  await user.click(await (await whom()).findByRole('link', { name: 'Buscar en todo Montevideo' }));
  await isAt(/^\/servicios\?q=guitarra&coverageArea=Montevideo$/);
});

test('where a place leaves one provider the list says how many are around it, and all are offered at once (rule ASK-25)', async () => {
  const user = await open(h, '/servicios?q=se%20me%20tapó%20la%20pileta&coverageArea=Cordón,%20Montevideo');
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent(
      /En Cordón hay 1 solo proveedor\. En todo Montevideo hay \d proveedores\./,
    ),
  );
  const further = screen.getByRole('link', { name: 'Ver en Montevideo' });
  expect(further.getAttribute('href')).toMatch(/coverageArea=Montevideo$/);
  await user.click(await screen.findByRole('link', { name: 'Pedir a varios' }));
  const steps = within(await screen.findByRole('list', { name: 'Cómo es un pedido' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  // a provider who repairs heating is found by trade only: offered, not chosen
  const boxes = async () => (await whom()).getAllByRole('checkbox').slice(0, 2);
  await waitFor(async () => expect((await boxes())[0]).toBeChecked());
  expect((await boxes())[1]).not.toBeChecked();
  // the work is where it was
  expect(await screen.findByRole('textbox', { name: /^Dónde/ })).toHaveValue('Cordón, Montevideo');
});

test('ticked services are named in a bar, compared and asked, of each trade apart, with the ways back (rules COMP-3, ASK-2)', async () => {
  const list = '/servicios/categoria/electricidad';
  const { services } = (await h.call<Pick<Listing, 'services'>>('GET', '/api/services/category/electricidad')).body;
  const [first] = services;
  const other = services.find(({ provider_id }) => provider_id !== first?.provider_id);
  const same = services.find(({ id, provider_id }) => id !== first?.id && provider_id === first?.provider_id);
  if (!first || !other || !same) return expect.fail('the demo has them');
  const compared = `ids=${first.id}-${other.id}-${same.id}&desde=%2Fservicios%2Fcategoria%2Felectricidad`;
  const bar = () => within(screen.getByRole('region', { name: 'Servicios que marcaste' }));
  const named = () =>
    bar()
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const ways = () =>
    bar()
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: /^Comparar o pedir/ }));
    await screen.findByRole('region', { name: 'Servicios que marcaste' });
  };
  const tick = async ({ title }: { title: string }) =>
    user.click(await screen.findByRole('button', { name: `Marcar: ${title}` }));

  let user = await open(h, list);
  await begin();
  bar().getByText('Marcá hasta 3 servicios para compararlos o pedir presupuesto');
  expect(ways()).toEqual(['Pedir a varios']);
  await tick(first);
  expect([named(), ways()]).toEqual([[first.title], ['Pedirle']]);
  await tick(other);
  await tick(same);
  // a pedido has one of a provider
  expect(named()).toEqual([first.title, other.title, same.title]);
  expect(ways()).toEqual(['Comparar', 'Pedirles a los 2']);

  await user.click(bar().getByRole('link', { name: 'Comparar' }));
  await waitFor(() => expect(location.pathname + location.search).toBe(`/comparar?${compared}`));
  // the shared link leads only to the services
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(share.mock.calls).toEqual([[expect.objectContaining({ url: expect.stringMatching(/ids=\d+-\d+-\d+$/) })]]);
  await user.click(await screen.findByRole('link', { name: 'Volver a la lista' }));
  await waitFor(() => expect(location.pathname).toBe(list));
  await waitFor(() => expect(named()).toHaveLength(3));
  history.back();
  await user.click(await screen.findByRole('link', { name: 'Pedirles a los 2' }));
  const group = await whom();
  await group.findByText('Elegiste 2 de 2. Son todos los que marcaste.');
  await user.click(group.getByRole('link', { name: 'Comparar' }));
  await isAt(/^\/comparar\?ids=\d+-\d+&desde=%2Fservicios%2Fcategoria%2Felectricidad$/);
  history.back();
  await user.click((await whom()).getByRole('link', { name: 'Volver a la lista' }));
  await waitFor(() => expect(location.pathname).toBe(list));

  // another trade begins a new pedido, and leaves the first unchanged
  user = await open(h, '/servicios/categoria/pintura');
  await begin();
  expect(named()).toEqual([]);
  const [pick] = await screen.findAllByRole('button', { name: /^Marcar: / });
  await user.click(pick as HTMLElement);
  expect([named().length, ways()]).toEqual([1, ['Pedirle']]);
  await user.click(bar().getByRole('button', { name: 'Vaciar' }));
  expect(named()).toEqual([]);
  user = await open(h, list);
  await begin();
  expect(named()).toHaveLength(3);

  // an address of somebody else leads nowhere else
  await open(h, `/comparar?ids=${first.id}-${other.id}&desde=//evil.example`);
  await screen.findByRole('link', { name: 'Pedirles a los 2' });
  expect(screen.queryByRole('link', { name: 'Volver a la lista' })).toBeNull();
});
