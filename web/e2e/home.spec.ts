import { expect, type Page, type Request, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, signIn } from './people.ts';
import { appIsStored, goOffline } from './stored-app.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });

for (const [size, tag] of [
  ['phone', ''],
  ['desktop', ' @desktop @wide'],
] as const) {
  test(`the hero searches a service in a place, and the bar has the box once it is passed: ${size}${tag}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.goto('/');
    const hero = main(page).getByRole('search');
    await expect(hero.getByRole('combobox', { name: 'Buscar servicios' })).toBeVisible();
    await expect(box(page)).toHaveCount(1);
    await inspect(page);
    await main(page).getByRole('heading', { name: 'Por qué elegir Tero' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(box(page)).toHaveCount(1);

    await hero.getByRole('button', { name: 'Elegir el lugar' }).click();
    await page.getByRole('combobox', { name: 'O elegí el lugar' }).fill('pocitos');
    await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
    await box(page).fill('pintura');
    await hero.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL('/servicios?coverageArea=Pocitos%2C+Montevideo&q=pintura');
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test.describe('a provider', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has its day at home, and reads it without signal', async ({ page }) => {
    await signIn(page, demo.provider);
    // fetched again by the test, because the browser's protocol may have dropped the worker's response
    const figures = page.waitForRequest((request) => request.url().includes('period=week'));
    const listed = page.waitForRequest((request) => /\/api\/providers?\/\d+\/(metrics|reviews)/.test(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, /);
    const again = async (asked: Promise<Request>) => {
      const call = await asked;
      return (await page.request.get(call.url(), { headers: await call.allHeaders() })).json();
    };
    const { data } = await again(figures);
    const contacts = data.clicksOverTime.reduce((sum: number, day: { clicks: number }) => sum + day.clicks, 0);
    const { current_reviews } = await again(listed);
    const waiting = current_reviews.filter((review: { reply: unknown }) => !review.reply).length;
    const card = (name: string) => main(page).locator('section').filter({ hasText: name }).last();
    const shown = async () => {
      await expect(card('Contactos, últimos 7 días')).toContainText(String(contacts));
      await expect(card('Reseñas sin respuesta')).toContainText(String(waiting));
      await expect(card('Plan Premium')).toContainText('Activa');
      await expect(card('Presupuestos')).toContainText(/Acordado con|esperan? respuesta/);
      await expect(card('Presupuestos').getByRole('link')).toHaveAttribute('href', '/provider/quotes');
      await expect(main(page).getByRole('heading', { name: /^Tu próximo paso/ })).toBeVisible();
    };
    await shown();
    await inspect(page);
    await appIsStored(page);
    await isKept(page, 'clicksOverTime');
    await isKept(page, 'current_reviews');
    await isKept(page, '"unseen"');
    await goOffline(page);
    await page.goto('/');
    await shown();
  });
});
