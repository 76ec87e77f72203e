import { expect, test } from '@playwright/test';
import { heldItems } from './outbox.ts';
import { enter, registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

test('without signal money in advance is reported in two taps, and it goes when the signal is back', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const id = await publishedService(request, provider, `Tableros ${provider.username}`);
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto(`/servicios/${id}`);
  await appIsStored(page);
  const line = page.getByRole('button', { name: /^No pagues por adelantado a quien no conocés/ });
  await expect(line).toBeVisible();
  await goOffline(page);
  await line.click();
  await page.getByRole('button', { name: /^Me pidió plata por adelantado/ }).click();
  await expect(page.getByText(/Guardamos tu reporte y lo enviamos/)).toBeVisible();
  expect(JSON.stringify(await heldItems(page))).toContain('advance-report');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/moderation/reports'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(201);
});
