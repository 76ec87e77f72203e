import { expect, test } from '@playwright/test';
import { addDays, dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { inspect, watchConsole } from './inspection.ts';
import { enter } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

const dayAhead = (ahead: number) => addDays(localDay(new Date()), ahead);

test('a provider pauses, is found by address alone, changes the day without signal and comes back', async ({
  page,
  request,
  browser,
}) => {
  const complaints = watchConsole(page);
  const provider = await publisher(request);
  const title = `Tableros de ${provider.username}`;
  const id = await publishedService(request, provider, title);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-settings');
  await page.getByRole('link', { name: /^Pausa/ }).click();
  await expect(page.getByText('La pausa no detiene los cobros')).toBeVisible();
  const save = page.getByRole('button', { name: 'Pausar mis servicios' });
  await save.click();
  await expect(page.getByText('Elegí el día en que volvés', { exact: true })).toBeVisible();
  await page.getByLabel('Volvés el').fill(dayAhead(0));
  await save.click();
  await expect(page.getByText(/^Elegí una fecha a partir de mañana/)).toBeVisible();
  const [first, second] = [dayAhead(20), dayAhead(30)];
  await page.getByLabel('Volvés el').fill(first);
  await page.getByLabel('Motivo').fill('Vacaciones');
  await save.press('Enter');
  await expect(page.getByText(`Volvés el ${dayAndMonth(first)}.`)).toBeVisible();
  await inspect(page);

  const stranger = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await stranger.goto(`/servicios?q=${encodeURIComponent(title)}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByRole('link', { name: title })).toHaveCount(0);
  await stranger.goto(`/servicios/${id}`);
  await expect(stranger.getByText(`Vuelve el ${dayAndMonth(first)} · Vacaciones.`)).toBeVisible();
  await inspect(stranger);
  await stranger.goto(`/provider-profile/${provider.id}`);
  await expect(stranger.getByText(`Vuelve el ${dayAndMonth(first)} · Vacaciones.`)).toBeVisible();
  await expect(stranger.getByRole('link', { name: title })).toBeVisible();

  // without signal calls that fail are complaints too
  expect(complaints).toEqual([]);
  await goOffline(page);
  await page.getByLabel('Volvés el').fill(second);
  await page.getByRole('button', { name: 'Cambiar la pausa' }).click();
  await expect(page.getByText(/^Guardamos tu pausa cuando vuelva la conexión/)).toBeVisible();
  await expect(page.getByText(`Volvés el ${dayAndMonth(second)}.`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Guardamos tu pausa cuando vuelva la conexión/)).toBeHidden();
  await page.goto('/provider-profile');
  const banner = page.getByRole('region', { name: 'Tu pausa' });
  await expect(banner).toContainText(`volvés el ${dayAndMonth(second)}`);
  await expect(page.getByText('En pausa', { exact: true })).toBeVisible();
  await inspect(page);
  await banner.getByRole('link', { name: 'Cambiar o terminar la pausa' }).click();
  await page.getByRole('button', { name: 'Terminar la pausa ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Estás en pausa' })).toBeHidden();
  await stranger.goto(`/servicios/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(stranger.getByText(/^Vuelve el/)).toHaveCount(0);
});
