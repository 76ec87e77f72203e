import { expect, type Page, test } from '@playwright/test';
import { openedChat } from './chat.ts';
import { inspect, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';
import { journeySizes } from './sizes.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Secciones' }).filter({ visible: true });

test('the search box is emptied by a button, which gives it the focus @wide', async ({ page }) => {
  await page.goto('/');
  const clear = page.getByRole('button', { name: 'Borrar la búsqueda' });
  await expect(clear).toHaveCount(0);
  await box(page).fill('electricista');
  await inspect(page);
  await clear.click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(clear).toHaveCount(0);
});

test('a search for a trouble finds who mends it there, and says what was understood and why', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('se me quemó la luz en malvin');
  await box(page).press('Enter');
  const understood = main(page).getByRole('list', { name: 'Lo que entendimos' });
  await expect(understood.getByRole('link')).toHaveText(['Electricidad', 'Malvín, Montevideo']);
  const first = main(page).getByRole('article').first();
  await first.getByText('¿Por qué aparece?').click();
  await expect(first.getByText('Es Electricidad')).toBeVisible();
  await inspect(page);
  await understood.getByRole('link', { name: 'Malvín' }).click();
  await expect(understood.getByRole('link')).toHaveText(['Electricidad']);
});

test('a misspelled search is corrected, and can be taken as it is typed', async ({ page }) => {
  await page.goto('/servicios?q=electrisista');
  await expect(main(page).getByText('Mostramos resultados de electricista.')).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Buscar “electrisista” tal cual' }).click();
  await expect(main(page).getByText('No se encontraron servicios')).toBeVisible();
});

test('a trade that nobody offers yet is said, with what comes near', async ({ page }) => {
  await page.goto('/servicios?q=cerrajero');
  await expect(main(page).getByText('Todavía no hay nadie en Tero para cerrajería')).toBeVisible();
  await inspect(page);
  await main(page).getByRole('link', { name: 'Carpintería' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carpintería');
});

/** The screen before stays until that of the home page has come, and its box with it. */
async function goHome(page: Page): Promise<void> {
  const before = await main(page).getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Tero, ir al inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
}

test('another search keeps the filters of the list, and from another page the place', async ({ page }) => {
  await page.goto('/servicios/categoria/Electricidad?coverageArea=Pocitos%2C+Montevideo&rating=4&sort=priceAsc&page=1');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Electricidad');
  await box(page).fill('pintura');
  await box(page).press('Enter');
  const place = 'coverageArea=Pocitos%2C+Montevideo';
  await expect(page).toHaveURL(`/servicios?${place}&rating=4&q=pintura`);
  await expect(page.getByLabel('Ordenar', { exact: false })).toHaveValue('relevance');
  await goHome(page);
  await box(page).fill('jardín');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/servicios?${place}&q=jard%C3%ADn`);
  // taken off the list, it is gone from the next search too
  await main(page)
    .getByRole('button', { name: /^Quitar filtro: .*Pocitos/ })
    .click();
  await expect(page).toHaveURL('/servicios?q=jard%C3%ADn');
  await goHome(page);
  await box(page).fill('pintura');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/servicios?q=pintura');
});

test('what is typed while the next screen is on its way stays in the box, and is searched from there', async ({
  page,
}) => {
  await page.goto('/servicios?rating=4&q=pintura');
  await expect(box(page)).toHaveValue('pintura');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const type = async (send: boolean) => {
    const home = await page.getByRole('link', { name: 'Tero, ir al inicio' }).elementHandle();
    await box(page).evaluate(
      async (input, { home, send }) => {
        (home as HTMLElement).click();
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, 'jardín');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // the typed text is drawn at once, the next screen a task later
        await Promise.resolve();
        if (send) (input as HTMLInputElement).form?.requestSubmit();
      },
      { home, send },
    );
  };
  await type(false);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('jardín');
  await page.goBack();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await type(true);
  await expect(page).toHaveURL('/servicios?q=jard%C3%ADn');
});

test('«Categorías» is lit where it is true', async ({ page, request }) => {
  const { services } = await (await request.get('/api/services/recent?limit=1')).json();
  const lit = bar(page).getByRole('link', { name: 'Categorías', exact: true });
  for (const [path, current] of [
    ['/servicios', true],
    ['/servicios?rating=4', true],
    ['/servicios/categoria/Electricidad', true],
    ['/servicios?q=pintura', false],
    [`/servicios/${services[0].id}`, false],
    [`/servicios/${services[0].id}/reviews`, false],
    ['/recientes', false],
  ] as const) {
    await page.goto(path);
    if (current) await expect(lit).toHaveAttribute('aria-current', 'page');
    else await expect(lit).not.toHaveAttribute('aria-current');
  }
  await expect(bar(page).getByRole('link', { name: 'Recientes' })).toHaveAttribute('aria-current', 'page');
});

for (const size of journeySizes) {
  test(`the newest services go on after the first 12${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto('/recientes');
    const titles = main(page).getByRole('article').getByRole('heading');
    await expect(titles).toHaveCount(12);
    const first = await titles.allTextContents();
    const pages = main(page).getByRole('navigation', { name: 'Páginas' });
    await pages.getByRole('link', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL('/recientes?page=2');
    await expect(titles.first()).not.toHaveText(first[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await inspect(page);
    await page.goto('/recientes?page=9999');
    await expect(page).toHaveURL('/recientes');
    expect(complaints).toEqual([]);
  });

  test(`writing again from the history opens the chat and counts as from the page${size}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await signIn(page, client.email, client.password);
    const demo = { identifier: 'proveedor@demo.example', password: 'Tero-demo-1' };
    const { provider } = await (await request.post('/api/auth/login', { data: demo })).json();
    const { services } = await (await request.get(`/api/services/provider/${provider.id}`)).json();
    await page.goto(`/servicios/${services[0].id}`);
    const there = await openedChat(page, () =>
      main(page)
        .getByRole('link', { name: /Contactar por WhatsApp/ })
        .click(),
    );
    await page.goto('/historial?tab=contacted');
    const again = main(page).getByRole('link', { name: /Escribirle de nuevo/ });
    await expect(again).toBeVisible();
    await inspect(page);
    expect(await openedChat(page, () => again.click())).toBe(there);
    await expect(page).toHaveURL('/historial?tab=contacted');
    expect(complaints).toEqual([]);
  });
}
