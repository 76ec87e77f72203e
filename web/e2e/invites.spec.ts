import { expect, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { fillRegistration, registration } from './provider-registration.ts';
import { newProvider, registeredProvider } from './providers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('a provider invites a colleague, who registers after closing the link, and is counted', async ({
  page,
  request,
  context,
  browser,
}) => {
  const provider = await registeredProvider(request);
  await inTheField(page, provider, '/provider/invite');
  await page.getByRole('button', { name: 'Crear mi enlace' }).click();
  const send = page.getByRole('link', { name: /^Mandar por WhatsApp/ });
  const chat = decodeURIComponent((await send.getAttribute('href')) ?? '');
  const path = /\/invitacion\/[\w-]{16}$/.exec(chat)?.[0] ?? '';
  expect(chat).not.toContain(provider.email);
  await inspect(page);
  await isKept(page, path);
  await goOffline(page);
  await page.reload();
  await expect(send).toHaveAttribute('href', new RegExp(encodeURIComponent(path)));
  await context.setOffline(false);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    `${provider.company_name} te invita a ofrecer tus servicios en Tero`,
  );
  await inspect(other);
  await other.getByRole('link', { name: 'Crear mi cuenta de proveedor' }).click();
  await expect(other).toHaveURL('/register-provider');
  // another day, from the home page
  await other.close();
  const later = await stranger.newPage();
  await later.goto('/register-provider');
  await fillRegistration(later, { ...newProvider(), phone: '098 222 333' });
  await registration(later).send.click();
  await expect(later).toHaveURL('/provider-profile');
  await stranger.close();

  await page.reload();
  await expect(page.getByText('colega creó su cuenta')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await page.getByRole('button', { name: 'Anular el enlace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByRole('button', { name: 'Crear mi enlace' })).toBeVisible();
});
