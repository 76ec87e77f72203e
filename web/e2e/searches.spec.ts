import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { atThePanel, foundRow } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';
import { tooWide } from './sizes.ts';

/** Returns a word that no lexicon, place or service contains, and that is not part of a number. */
function madeUpWord(): string {
  const letters = Array.from({ length: 6 }, () => 'bcdfg'[Math.floor(Math.random() * 5)]);
  return `zu${letters.join('u')}`;
}

/** Makes this number of other people search for it, without opening a result. */
async function othersSearch(request: APIRequestContext, q: string, people: number, baseURL: string | undefined) {
  const control = new URL(baseURL ?? '');
  control.port = String(Number(control.port) + 1);
  const query = new URLSearchParams({ q, people: String(people) });
  expect((await request.post(`${control.origin}/searched?${query}`)).status()).toBe(204);
}

/**
 * Collects the reports that the page sends about its searches from now on; they are beacons, which are not among its
 * requests.
 */
async function toldSearches(page: Page) {
  const told: { q: string; opened: boolean }[] = [];
  await page.exposeFunction('noteSearch', (body: string) => told.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { noteSearch } = window as unknown as { noteSearch: (body: string) => void };
    navigator.sendBeacon = (path, body) => {
      if (path === '/api/searches') void (body as Blob).text().then(noteSearch);
      return send(path, body);
    };
  });
  return told;
}

test('a search is told when it is left, with whether a service was opened @wide', async ({ page }) => {
  const told = await toldSearches(page);
  await page.goto('/servicios?q=electricista');
  const card = page.getByRole('article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  expect(told).toEqual([]);
  await card.click();
  await expect(page).toHaveURL(/\/servicios\/\d+$/);
  await expect.poll(() => told).toEqual([{ q: 'electricista', opened: true }]);
  await page.goBack();
  await expect(card).toBeVisible();
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect.poll(() => told.at(-1)).toEqual({ q: 'electricista', opened: false });
});

test('what nobody finds gets a category by the keyboard, is found at once, and taken back @desktop', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  const word = madeUpWord();
  const told = await toldSearches(page);
  await page.goto(`/servicios?q=${word}`);
  await expect(page.getByText('No se encontraron servicios')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos los servicios' }).click();
  await expect.poll(() => told).toEqual([{ q: word, opened: false }]);

  await atThePanel(page);
  await othersSearch(page.request, word, 1, baseURL);
  await page.goto('/admin/searches');
  await inspect(page);
  await page.getByRole('searchbox', { name: 'Buscar en Búsquedas sin respuesta' }).fill(word);
  await expect(page.getByText(/^(Sin resultados|No hay búsquedas sin respuesta)$/)).toBeVisible();

  await othersSearch(page.request, word, 2, baseURL);
  await page.reload();
  const row = await foundRow(page, word);
  await expect(row).toContainText(`${word}31Ninguno0 de 3Nada`);
  await row.getByRole('button', { name: 'asignar categoría' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sanitario' })).toBeFocused();
  await page.keyboard.press('P');
  await expect(page.getByRole('menuitem', { name: 'Pintura' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`«${word}» ahora es de Pintura`)).toBeVisible();
  await expect(row).toHaveCount(0);

  // the search and the box know it
  await page.goto(`/servicios?q=${word}s`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Buscar servicios' }).fill(word);
  const suggested = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(suggested.getByRole('option', { name: /^Pintura/ })).toBeVisible();

  await page.goto('/admin/searches');
  await page.getByRole('tab', { name: 'Aprendidas' }).click();
  await expect(page).toHaveURL('/admin/searches?tab=aprendidas');
  const learned = await foundRow(page, word);
  await expect(learned).toContainText('Pintura');
  await inspect(page);
  await learned.getByRole('button', { name: `Deshacer ${word}` }).click();
  await expect(page.getByText(`«${word}» vuelve a estar sin categoría`)).toBeVisible();
  await page.getByRole('tab', { name: 'Sin respuesta' }).click();
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a search is nothing at one tap, and something again at another; trades say which category to open', async ({
  page,
  baseURL,
}) => {
  const ask = await atThePanel(page);
  const word = madeUpWord();
  await othersSearch(page.request, word, 3, baseURL);
  await othersSearch(page.request, 'cerrajero', 3, baseURL);
  await page.goto(`/admin/searches?q=${word}`);
  const cards = page.getByRole('list', { name: 'Búsquedas sin respuesta' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await inspect(page);
  await cards.getByRole('button', { name: `Descartar: ${word}` }).click();
  await expect(page.getByText(`«${word}» está descartada`)).toBeVisible();
  await expect(cards).toHaveCount(0);
  const { terms } = await ask<{ terms: { id: number }[] }>('GET', `/api/admin/search-terms?search=${word}`);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards).toHaveCount(1);

  await page.getByRole('tab', { name: 'Oficios sin categoría' }).click();
  const trades = page.getByRole('list', { name: 'Oficios sin categoría' }).getByRole('listitem');
  await expect(trades.filter({ hasText: 'Cerrajería' })).toBeVisible();
  await inspect(page);
  expect(await tooWide(page)).toBe(0);
  expect(terms).toHaveLength(1);
});
