import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demoPerson, startDemo } from '../../api/test/demo.ts';
import { calls, failing } from './line.ts';
import { open } from './open.tsx';

const h = await startDemo();

const main = async () => within(await screen.findByRole('main'));
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar servicios' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const address = () => location.pathname + location.search;
const isAt = (path: string) => waitFor(() => expect(address()).toBe(path));
const firstArticle = async () => (await (await main()).findAllByRole('article'))[0] ?? expect.fail('no article');
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function search(user: UserEvent, words: string): Promise<void> {
  const typedIn = await box();
  await user.clear(typedIn);
  await user.type(typedIn, `${words}{Enter}`);
}

test('a search for a trouble finds who mends it there, and says what was understood and why', async () => {
  const user = await open(h, '/');
  await search(user, 'se me quemó la luz en malvin');
  const understood = () => screen.findByRole('list', { name: 'Lo que entendimos' });
  expect(texts(within(await understood()).getAllByRole('link'))).toEqual(['Electricidad', 'Malvín, Montevideo']);
  const first = within(await firstArticle());
  expect(first.queryByText(/por qué/i)).toBeNull();
  const why = (await main()).getAllByRole('link', { name: '¿Por qué aparecen estos servicios?' });
  expect(why.map((link) => link.getAttribute('href'))).toEqual(['/como-ordenamos']);
  await user.click(within(await understood()).getByRole('link', { name: /Malvín/ }));
  await waitFor(async () => expect(texts(within(await understood()).getAllByRole('link'))).toEqual(['Electricidad']));
});

test('a misspelled search is corrected, and can be taken as it is typed', async () => {
  const user = await open(h, '/servicios?q=electrisista');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Mostramos resultados de electricista.'));
  await firstArticle();
  await user.click(screen.getByRole('link', { name: 'Buscar «electrisista» tal cual' }));
  await screen.findByText('No se encontraron servicios');
  // for a sentence, the correction shows the whole sentence, not just the corrected words
  await open(h, `/servicios?q=${encodeURIComponent('me yueve adentro nesesito techista')}`);
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent('Mostramos resultados de me llueve adentro necesito techista.'),
  );
  await screen.findByRole('link', { name: 'Buscar tal cual' });
});

test('cards mark the words of a search in their title, and the place that it names', async () => {
  await open(h, '/servicios?q=tablero');
  const marked = (await firstArticle()).querySelectorAll('mark');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['tablero']);
  await open(h, '/servicios?q=electricista+en+pocitos');
  expect(await firstArticle()).toHaveTextContent('Atiende justo ahí: Pocitos, Montevideo');
});

test('a place without anybody is said, with how far the next are, and is no other place', async () => {
  await open(h, '/servicios?q=sanitario+en+salto');
  await firstArticle();
  const heading = await screen.findByRole('heading', { name: 'En otros departamentos, lejos de Salto' });
  expect(heading.nextElementSibling).toHaveTextContent(
    /^En Salto no hay nadie todavía\. Lo más cercano está en Rivera, a más de \d{3} km\.$/,
  );
  expect(screen.getByRole('main')).not.toHaveTextContent('¿Era otro lugar?');
});

test('a trade that nobody offers yet is said, with what comes near', async () => {
  const user = await open(h, '/servicios?q=cerrajero');
  await screen.findByText('Todavía no hay nadie en Tero para cerrajería');
  await user.click(await (await main()).findByRole('link', { name: /^Carpintería/ }));
  await heading('Carpintería');
});

test('what else a search may be is one tap away, for this search alone (rule SRCH-154)', async () => {
  const user = await open(h, `/servicios?q=${encodeURIComponent('humedad en la pared del baño')}`);
  await firstArticle();
  const line = async () => (await (await main()).findByText(/^Buscamos/)).closest('p')?.textContent ?? '';
  const [, first, , other = ''] = /^Buscamos (.+) · También puede ser: ((.+?) · )?(.+)$/.exec(await line()) ?? [];
  await user.click((await main()).getByRole('link', { name: other }));
  await waitFor(async () => expect(await line()).toMatch(new RegExp(`^Buscamos ${other} .*${first}`)));
  const firstOf = async () => {
    const [, id] = /\/servicios\/(\d+)/.exec((await firstArticle()).innerHTML) ?? [];
    const services = h.deps.db.selectFrom('services as s').innerJoin('categories as c', 'c.id', 's.category_id');
    return await services.select('c.name').where('s.id', '=', Number(id)).executeTakeFirst();
  };
  await waitFor(async () => expect(await firstOf()).toEqual({ name: other }));
  await search(user, 'plomero');
  await isAt('/servicios?q=plomero');
  // the previous list stays until the new list has loaded
  await waitFor(async () => expect((await main()).queryByText(/^Buscamos/)).toBeNull());
  await firstArticle();
});

test('what a category answers is no second choice where nothing says the words (rule SRCH-110)', async () => {
  const others = () => screen.queryByRole('heading', { name: /^Otros servicios de/ });
  await open(h, '/servicios?q=profe+de+mate');
  await firstArticle();
  expect(await screen.findByRole('list', { name: 'Lo que entendimos' })).toHaveTextContent('Clases particulares');
  expect(others()).toBeNull();
  await open(h, '/servicios?q=tablero');
  expect(await firstArticle()).toHaveTextContent('tablero');
  expect(others()).toHaveTextContent('Otros servicios de Electricidad');
});

test('another search keeps the filters of the list, and from another page the place', async () => {
  const user = await open(
    h,
    '/servicios/categoria/Electricidad?coverageArea=Pocitos%2C+Montevideo&rating=4&sort=priceAsc&page=1',
  );
  const goHome = async () => {
    await user.click(screen.getByRole('link', { name: 'Tero, ir al inicio' }));
    await isAt('/');
    await (await main()).findByRole('link', { name: 'Explorar servicios' });
  };
  await heading('Electricidad');
  await search(user, 'pintura');
  const place = 'coverageArea=Pocitos%2C+Montevideo';
  await isAt(`/servicios?${place}&rating=4&q=pintura`);
  await waitFor(() => expect(screen.getByLabelText(/Ordenar/)).toHaveValue('relevance'));
  await goHome();
  await search(user, 'jardín');
  await isAt(`/servicios?${place}&q=jard%C3%ADn`);
  // a filter removed from the list is missing from the next search too
  await user.click(await (await main()).findByRole('button', { name: /^Quitar filtro: .*Pocitos/ }));
  await isAt('/servicios?q=jard%C3%ADn');
  await goHome();
  await search(user, 'pintura');
  await isAt('/servicios?q=pintura');
});

test('«Categorías» is lit where it is true', async () => {
  const [{ id }] = (await h.call<{ services: [{ id: number }] }>('GET', '/api/services/recent?limit=1')).body.services;
  const lit = () => screen.queryByRole('link', { name: 'Categorías', current: 'page' });
  for (const [path, current] of [
    ['/servicios', true],
    ['/servicios?rating=4', true],
    ['/servicios/categoria/Electricidad', true],
    ['/servicios?q=pintura', false],
    [`/servicios/${id}`, false],
    [`/servicios/${id}/reviews`, false],
    ['/recientes', false],
  ] as const) {
    await open(h, path);
    if (current) await waitFor(() => expect(lit()).not.toBeNull());
    else expect(lit()).toBeNull();
  }
  const bar = within(screen.getByRole('navigation', { name: 'Secciones' }));
  expect(bar.getByRole('link', { name: 'Recientes' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Categorías' })).not.toHaveAttribute('aria-current');
});

test('the newest services go on after the first 12', async () => {
  const user = await open(h, '/recientes');
  const titles = async () => texts((await main()).queryAllByRole('heading', { level: 2 }));
  await waitFor(async () => expect((await main()).getAllByRole('article')).toHaveLength(12));
  const first = await titles();
  await user.click(
    within((await main()).getByRole('navigation', { name: 'Páginas' })).getByRole('link', { name: 'Página siguiente' }),
  );
  await isAt('/recientes?page=2');
  await waitFor(async () => {
    const shown = await titles();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown[0]).not.toBe(first[0]);
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await open(h, '/recientes?page=9999');
  await isAt('/recientes');
});

test('suggestions come from two characters on, and offer to search anyway', async () => {
  const user = await open(h, '/');
  await user.type(await box(), 'x');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.clear(await box());
  await user.type(await box(), 'zzzz');
  await screen.findByText('No se encontraron sugerencias');
  await user.click(screen.getByText('Buscar de todas formas'));
  await isAt('/servicios?q=zzzz');
  await screen.findByText('No se encontraron servicios');
});

test('special characters are taken literally', async () => {
  for (const q of ['%', '"', "' OR 1=1 --", '<script>alert(1)</script>']) {
    await open(h, `/servicios?q=${encodeURIComponent(q)}`);
    await waitFor(() => expect(calls).toContain('GET /api/search/services'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Error al cargar los servicios')).toBeNull();
  }
});

test('the address holds the whole state of the listing, and what is wrong in it is dropped', async () => {
  await open(h, '/servicios?sort=priceAsc&maxPrice=2000&serviceType=presencial&page=1');
  expect(await screen.findByLabelText(/Ordenar/)).toHaveValue('priceAsc');
  expect(await screen.findByRole('button', { name: /^Filtros/ })).toHaveTextContent('2');
  await open(h, '/servicios?sort=quién&page=-1&rating=99&maxPrice=gratis');
  await screen.findAllByText(/\d+ servicios/);
  await firstArticle();
});

test('categories that fail to load say so, and the services below stay', async () => {
  const repair = failing(/\/api\/service_category/);
  const user = await open(h, '/servicios');
  const tree = within(await screen.findByRole('region', { name: /^Categorías/ }));
  await tree.findByText('Error al cargar las categorías');
  await firstArticle();
  repair();
  await user.click(tree.getByRole('button', { name: 'Reintentar' }));
  await tree.findByRole('link', { name: /^Sanitario/ });
});

test('Categorías shows all of them with their services, in the chosen place too', async () => {
  interface Counted {
    name: string;
    slug: string;
    services_count: number;
  }
  const counted = async (query: string) =>
    (await h.call<Counted[]>('GET', `/api/service_category${query}`)).body as unknown as Counted[];
  let user = await open(h, '/');
  const bar = within(await screen.findByRole('navigation', { name: 'Secciones' }));
  await user.click(bar.getByRole('link', { name: 'Categorías' }));
  await isAt('/servicios');
  const tree = () => within(screen.getByRole('region', { name: /^Categorías/ }));
  const names = (await counted('')).map(
    ({ name, services_count: n }) => `${name}${n} ${n === 1 ? 'servicio' : 'servicios'}`,
  );
  await waitFor(() => expect(texts(tree().getAllByRole('link'))).toEqual(names));

  const place = encodeURIComponent('Pocitos, Montevideo');
  const [first] = (await counted(`?coverageArea=${place}`)).filter(({ services_count }) => services_count > 1);
  if (!first) throw new Error('nothing in Pocitos');
  user = await open(h, `/servicios?coverageArea=${place}`);
  await screen.findByRole('heading', { name: 'Categorías en Pocitos, Montevideo' });
  await user.click(await tree().findByRole('link', { name: `${first.name} ${first.services_count} servicios` }));
  await isAt(`/servicios/categoria/${first.slug}?coverageArea=Pocitos%2C+Montevideo`);
  await waitFor(async () =>
    expect((await main()).getAllByRole('status')[0]).toHaveTextContent(`${first.services_count} servicios`),
  );
  expect(screen.queryByRole('region', { name: /^Categorías/ })).toBeNull();
});

test('a list is narrowed to a category, and keeps its filters', async () => {
  let user = await open(h, '/servicios?rating=4&page=1');
  const select = async () => (await main()).findByRole('combobox', { name: 'Categoría' });
  await waitFor(async () => expect(await select()).toHaveTextContent('Pintura'));
  await user.selectOptions(await select(), 'pintura');
  await isAt('/servicios/categoria/pintura?rating=4');
  await heading('Pintura');
  await waitFor(async () => expect(await select()).toHaveValue('pintura'));
  await user.selectOptions(await select(), '');
  await isAt('/servicios?rating=4');

  // a search looks in one, and says so
  user = await open(h, '/servicios?q=reparacion');
  await firstArticle();
  await user.selectOptions(await select(), 'Carpintería');
  await isAt('/servicios?q=reparacion&category=carpinteria');
  const used = within(await screen.findByRole('list', { name: 'Filtros en uso' }));
  await user.click(await used.findByRole('button', { name: 'Quitar filtro: Carpintería' }));
  await isAt('/servicios?q=reparacion');
});

test('the hero has a visitor’s ways on, and those of somebody with a session', async () => {
  await open(h, '/');
  const hero = await main();
  expect((await hero.findByRole('link', { name: 'Registrarse' })).getAttribute('href')).toMatch(/^\/register/);
  expect(hero.getByRole('link', { name: 'Explorar servicios' })).toHaveAttribute('href', '/servicios');
  const user = await open(h, '/', { as: await demoPerson(h, 'cliente@demo.example') });
  expect(screen.getAllByRole('combobox', { name: 'Buscar servicios' })).toHaveLength(1);
  await user.click(await (await main()).findByRole('link', { name: 'Ver los mejor calificados' }));
  await isAt('/servicios?sort=ratingDesc');
});
