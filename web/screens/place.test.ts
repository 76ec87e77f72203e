import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startDemo } from '../../api/test/demo.ts';
import { open } from './open.tsx';

const h = await startDemo();
const pocitos = 'coverageArea=Pocitos%2C+Montevideo';
/** The same as filters write it. */
const filtered = 'coverageArea=Pocitos,+Montevideo';

const main = () => within(screen.getByRole('main'));
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar servicios' });
/** Waits for the chip that shows the chosen place beside the search box. */
const chip = (name: RegExp | string) =>
  waitFor(() => {
    const found = screen.getAllByRole('button', { name }).find((button) => button.closest('search'));
    return found ?? expect.fail(`no chip ${name}`);
  });
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
const narrowing = () => screen.queryByRole('button', { name: /^Ver solo en/ });
const articles = () => waitFor(() => main().getAllByRole('article'));

async function search(user: UserEvent, words: string): Promise<void> {
  await user.clear(await box());
  await user.type(await box(), `${words}{Enter}`);
}

async function pickZone(user: UserEvent, typed: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: 'O elegí el lugar' }), typed);
  const zones = within(await screen.findByRole('listbox', { name: 'Zonas' }));
  await user.click((await zones.findAllByRole('option'))[0] as HTMLElement);
}

test('a search that names a place goes before the chosen one, which stays', async () => {
  const user = await open(h, '/');
  // content that loads late closes an open layer
  await articles();
  await user.click(await chip('Elegir el lugar'));
  await pickZone(user, 'pocitos');
  await user.type(await box(), 'electricista en malvin');
  // the suggestions appear once the search's rules have loaded
  await screen.findByRole('listbox', { name: 'Sugerencias' });
  await user.keyboard('{Enter}');
  await isAt('/servicios?q=electricista+en+malvin');
  expect(await screen.findByRole('list', { name: 'Lo que entendimos' })).toHaveTextContent('Malvín');
  await chip(/^Lugar: Pocitos/);
  expect(narrowing()).toBeNull();
  await search(user, 'electricista');
  await isAt(`/servicios?${pocitos}&q=electricista`);
  // a service that nobody offers is not narrowed by place
  await open(h, '/servicios?q=cerrajero');
  await screen.findByText('Todavía no hay nadie en Tero para cerrajería');
  expect(narrowing()).toBeNull();
});

/** Sets the position of the device; null when the person denies it. */
function standAt(coords: { latitude: number; longitude: number } | null): void {
  const geolocation = {
    getCurrentPosition: (told: PositionCallback, refused: PositionErrorCallback) => {
      if (coords) told({ coords } as GeolocationPosition);
      else refused({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    },
  };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as unknown as Geolocation);
}

test('where the position is refused or far away, it says so and the list remains', async () => {
  const user = await open(h, '/servicios');
  standAt(null);
  await user.click(await main().findByRole('button', { name: '¿Dónde lo necesitás?' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Dónde lo necesitás?' }));
  const own = await dialog.findByRole('button', { name: 'Usar mi ubicación' });
  await user.click(own);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Elegí el lugar en la lista.'));
  standAt({ latitude: 40.4, longitude: -3.7 });
  await user.click(own);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No conocemos ningún lugar cerca'));
  await pickZone(user, 'salto');
  await isAt('/servicios?coverageArea=Salto');
});

test('a search that a place decides asks for it in one line, once (rule SRCH-122)', async () => {
  const line = () => main().queryByRole('combobox', { name: '¿Cerca de dónde?' });
  localStorage.clear();
  let user = await open(h, '/servicios?q=electricista');
  await articles();
  await waitFor(() => expect(line()).not.toBeNull());
  expect(main().queryByText('¿Dónde lo necesitás?')).toBeNull();
  await user.click(main().getByRole('button', { name: 'No preguntar más por el lugar' }));
  await waitFor(() => expect(line()).toBeNull());
  await search(user, 'plomero');
  await isAt('/servicios?q=plomero');
  await articles();
  expect(line()).toBeNull();

  // on another device, no question appears for a place that the search or a link names
  localStorage.clear();
  for (const path of ['/servicios?q=electricista+en+malvin', `/servicios?q=electricista&${pocitos}`, '/servicios']) {
    await open(h, path);
    await articles();
    expect(line(), path).toBeNull();
  }
  localStorage.clear();
  user = await open(h, '/servicios?q=electricista');
  await user.type(await main().findByRole('combobox', { name: '¿Cerca de dónde?' }), 'pocitos');
  const zones = within(await screen.findByRole('listbox', { name: 'Zonas' }));
  await user.click((await zones.findAllByRole('option'))[0] as HTMLElement);
  await isAt('/servicios?q=electricista&coverageArea=Pocitos,+Montevideo');
  await chip(/^Lugar: Pocitos/);
  await articles();
  expect(line()).toBeNull();
});

test('the place is asked once: not again after an answer, nor on the next visit without one', async () => {
  const question = () => main().queryByText('¿Dónde lo necesitás?');
  const user = await open(h, '/servicios');
  await waitFor(() => expect(question()).not.toBeNull());
  await user.click(await main().findByRole('button', { name: '¿Dónde lo necesitás?' }));
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(question()).toBeNull());
  await open(h, '/servicios');
  await articles();
  expect(question()).toBeNull();

  // another device
  localStorage.clear();
  await open(h, '/servicios/categoria/pintura');
  await waitFor(() => expect(question()).not.toBeNull());
  await open(h, '/servicios/categoria/pintura');
  await articles();
  expect(question()).toBeNull();
});

test('a zone that is typed and not picked is looked up on Aplicar, and one that is none is said', async () => {
  const user = await open(h, '/servicios');
  await user.click(await main().findByRole('button', { name: 'Filtros' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.click(await sheet.findByRole('tab', { name: 'Zona' }));
  const zone = () => sheet.findByRole('combobox', { name: 'Zona de cobertura' });
  await user.type(await zone(), 'narnia');
  await user.click(sheet.getByRole('tab', { name: 'Precio' }));
  await user.click(sheet.getByRole('button', { name: /^Aplicar/ }));
  await sheet.findAllByText(/^No encontramos esa zona\./);
  await user.clear(await zone());
  await user.type(await zone(), 'pocit');
  await user.click(sheet.getByRole('heading', { name: 'Filtros' }));
  await user.click(sheet.getByRole('button', { name: /^Aplicar/ }));
  await isAt(`/servicios?${filtered}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chip(/^Lugar: Pocitos/);
});

test('Aplicar says how many services it shows, and shows as many', async () => {
  const user = await open(h, '/servicios');
  const all = (await main().findAllByText(/^\d+ servicios$/))[0]?.textContent ?? '';
  const more = within(await screen.findByRole('list', { name: 'Más filtros' }));
  await user.click(await more.findByRole('button', { name: /^Calificación/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  expect(await sheet.findByRole('tab', { name: 'Calificación' })).toHaveAttribute('aria-selected', 'true');
  await sheet.findByRole('button', { name: `Aplicar Ver ${all}` });
  await user.click(sheet.getByText('Excelente'));
  await user.click(sheet.getByRole('tab', { name: 'Días' }));
  await user.click(await sheet.findByRole('checkbox', { name: 'Lunes' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Martes' }));
  await sheet.findByRole('tab', { name: /^Días.*2 en uso$/ });
  const apply = await waitFor(() => {
    const button = sheet.getByRole('button', { name: /^Aplicar Ver \d+ servicios?$/ });
    expect(button).not.toHaveAccessibleName(`Aplicar Ver ${all}`);
    return button;
  });
  const promised = /\d+ servicios?/.exec(apply.textContent)?.[0] ?? '';
  await user.click(apply);
  await isAt('/servicios?rating=5&availableDays=lunes,martes');
  // the page is accessible again once the dialog closes
  await within(await screen.findByRole('main')).findByText(promised);
});

test('filters in use stand first in the row, open their tab and are taken off', async () => {
  const user = await open(h, '/servicios?rating=4&availableDays=lunes,martes,viernes');
  const used = within(await screen.findByRole('list', { name: 'Filtros en uso' }));
  await user.click(await used.findByRole('button', { name: 'Cambiar filtro: Lunes, Martes, Viernes' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  expect(await sheet.findByRole('tab', { name: /^Días/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(sheet.getByRole('button', { name: 'Cerrar' }));
  await user.click(await used.findByRole('button', { name: 'Quitar filtro: Lunes, Martes, Viernes' }));
  await isAt('/servicios?rating=4');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Más filtros' })).toHaveTextContent('Días'));
});
