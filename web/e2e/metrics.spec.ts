import { expect, type Locator, type Page, test } from '@playwright/test';
import { bucketsOf, daysUntil, periodDays } from '@tero/shared/rules/metrics';
import { shortName } from '@tero/shared/rules/person-name';
import { elsewhere } from './account-forms.ts';
import { serviceLinks } from './cards.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';

/** Returns the number under a name in a row or a card. */
async function figure(place: Locator, name: string): Promise<number> {
  const value = place.locator('div', { has: place.page().getByRole('term').filter({ hasText: name }) });
  return Number(await value.getByRole('definition').first().textContent());
}

const rows = (page: Page) => page.getByRole('region', { name: 'Por servicio' }).getByRole('listitem');

for (const size of journeySizes) {
  test(`a provider reads its metrics${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await page.goto('/metrics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Métricas');
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle('Métricas | Tero');
    expect(await page.locator('style').count(), 'no library writes a <style>').toBe(0);

    for (const [label, period] of [
      ['Semana', 'week'],
      ['Año', 'year'],
    ] as const) {
      // on the last day of a month, a year has twelve buckets; on other days it begins and ends in the same month
      const buckets = bucketsOf(daysUntil(new Date(), periodDays[period]), period);
      await page.getByRole('radio', { name: label }).click();
      await expect(page).toHaveURL(`/metrics?period=${period}`);
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      await page.getByText('Ver los datos en una tabla').click();
      const table = page.getByRole('table', { name: 'Vistas y contactos' });
      await expect(table.getByRole('row')).toHaveCount(buckets.length + 1);
    }
    await expect(page.getByText('Cuánto te costó cada contacto')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Resumen de servicios' })).toContainText(/\d,\d%/);

    expect(complaints).toEqual([]);
  });

  test(`and those of its posts${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await page.goto('/metrics?period=year');
    await page.getByRole('tab', { name: 'Publicaciones' }).click();
    await expect(page).toHaveURL('/metrics?period=year&tab=posts');
    await expect(page.getByText('Alto engagement', { exact: true })).toHaveCount(1);
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await inspect(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Publicaciones' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('radio', { name: 'Año' })).toBeChecked();
    expect(complaints).toEqual([]);
  });
}

for (const size of journeySizes) {
  test(`they move when a client gets in touch${size}`, async ({ page, context, request }) => {
    await enter(page, demo.provider);
    await page.goto('/metrics?period=week');
    const title = (await rows(page).first().getByRole('link').textContent()) ?? '';
    const row = rows(page).filter({ has: page.getByRole('link', { name: title }) });
    const address = await row.getByRole('link').getAttribute('href');
    const before = { whatsapp: await figure(row, 'WhatsApp'), views: await figure(row, 'Vistas') };

    const client = await registered(request);
    const reader = await elsewhere(page, client.email, client.password);
    await reader.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const tracked = reader.waitForResponse((answer) => answer.url().endsWith('/api/metrics/track-click'));
    await reader.goto(address ?? '');
    await reader
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .click();
    expect((await tracked).status()).toBe(200);
    expect((await tracked).request().postDataJSON().page_token).toMatch(/^\.[0-9a-f]{32}$/);

    await page.reload();
    await expect.poll(() => figure(row, 'WhatsApp')).toBeGreaterThan(before.whatsapp);
    expect(await figure(row, 'Vistas')).toBeGreaterThan(before.views);
    await expect(page.getByRole('region', { name: 'Quién vio tu teléfono' })).toContainText(shortName(client.name));
    await context.unrouteAll();
  });
}

test('the charts take no focus @wide', async ({ page }) => {
  await enter(page, demo.provider);
  await page.goto('/metrics?period=week');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  const inChart = await page
    .locator('.recharts-wrapper')
    .evaluateAll(
      (charts) => charts.flatMap((chart) => [...chart.querySelectorAll('[tabindex="0"], a, button')]).length,
    );
  expect(inChart).toBe(0);
});

test('who saw the phone is read without signal too', async ({ page }) => {
  await enter(page, demo.provider);
  await page.goto('/metrics');
  const seen = page.getByRole('region', { name: 'Quién vio tu teléfono' });
  await expect(seen).toContainText(/persona|Todavía nadie/);
  const text = (await seen.textContent()) ?? '';
  await page.getByRole('tab', { name: 'Publicaciones' }).click();
  // its code comes with the touch
  await expect(page.getByRole('tabpanel', { name: 'Publicaciones' }).getByRole('heading').first()).toBeVisible();
  await goOffline(page);
  await page.getByRole('tab', { name: 'Servicios' }).click();
  await expect(seen).toHaveText(text);
});

test('a phone that is withheld says why @wide', async ({ page }) => {
  await enter(page, demo.client);
  await page.route(/\/api\/services\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.service.provider, { phone: null, phone_withheld: 'daily_limit' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/servicios');
  await serviceLinks(page).first().click();
  await page
    .getByRole('button', { name: /WhatsApp/ })
    .first()
    .click();
  await expect(page.getByText('Hoy ya viste 60 teléfonos. Mañana vas a poder ver más.')).toBeVisible();
  // the service is read again meanwhile
  await page.unrouteAll({ behavior: 'wait' });
});
