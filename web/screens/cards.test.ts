import type { Listing } from '@tero/shared/contract/services';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPerson, startDemo } from '../../api/test/demo.ts';
import { createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startDemo();

const main = () => within(screen.getByRole('main'));
const isAt = (path: RegExp | string) =>
  waitFor(() => expect(location.pathname + location.search).toEqual(expect.stringMatching(path)));

test('above a list of one there is nothing to compare', async () => {
  const provider = await createProvider(h, { entitled: true, username: 'zutano' });
  await createService(h, provider, { title: 'Rejas zutano' });
  const compare = () => main().queryByRole('button', { name: 'Comparar o pedir' });
  const areListed = (count: number) => waitFor(() => expect(main().getAllByRole('article')).toHaveLength(count));
  await open(h, '/servicios?q=zutano');
  await areListed(1);
  expect(compare()).toBeNull();
  await createService(h, provider, { title: 'Portones zutano' });
  await open(h, '/servicios?q=zutano');
  await areListed(2);
  await waitFor(() => expect(compare()).not.toBeNull());
});

test('what is usual is said on the page of a place, on the cards within it, and while a price is typed', async () => {
  const usual = 'Lo habitual en Montevideo: $650 a $750 por hora.';
  await open(h, '/servicios/categoria/clases-particulares/montevideo');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(usual));
  const card = async (title: RegExp) => (await screen.findByText(title)).closest('article');
  expect(await card(/^Apoyo en inglés para liceo y UTU/)).toHaveTextContent('Precio habitual');
  // dearer than most: nothing is said
  expect(await card(/^Tutorías de cálculo y álgebra/)).not.toHaveTextContent('habitual');

  const publisher = await createProvider(h, { entitled: true, profile: { company_name: 'Clases' } });
  const user = await open(h, '/create_service', { as: publisher });
  await screen.findByRole('option', { name: 'Clases particulares' });
  await user.selectOptions(await screen.findByLabelText(/^Categoría/), 'Clases particulares');
  await user.click(screen.getByRole('radio', { name: 'Por hora' }));
  await user.type(screen.getByRole('combobox', { name: /^Zona de cobertura/ }), 'pocitos');
  const zones = within(await screen.findByRole('listbox', { name: 'Zonas' }));
  await user.click((await zones.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(() => {
    const said = screen.getAllByRole('status').find(({ textContent }) => textContent.includes('Lo habitual'));
    expect(said).toHaveTextContent(new RegExp(`^${usual.replaceAll(/[$.]/g, '\\$&')}$`));
  });
});

test('a service without photos has a cover, and its owner reads how to add them (rule SVC-99)', async () => {
  const query = encodeURIComponent('tomacorrientes y luminarias');
  const { services } = (await h.call<Pick<Listing, 'services'>>('GET', `/api/search/services?q=${query}`)).body;
  const service = services.find(({ images }) => images.length === 0) ?? expect.fail('the demo has one');
  await open(h, `/servicios/${service.id}`);
  await screen.findByRole('heading', { level: 1, name: service.title });
  await waitFor(() => expect(screen.getByRole('main').querySelector('img[src*="/electricidad"]')).not.toBeNull());
  expect(screen.queryByText('Sin imagen')).toBeNull();
  expect(screen.queryByText(/Así se ve sin fotos/)).toBeNull();
  const user = await open(h, `/servicios/${service.id}`, { as: await demoPerson(h, 'proveedor@demo.example') });
  await screen.findByText(/Así se ve sin fotos\. Agregá fotos tuyas/);
  await user.click(main().getByRole('link', { name: 'Agregar fotos' }));
  await isAt(`/edit-service/${service.id}`);
});
