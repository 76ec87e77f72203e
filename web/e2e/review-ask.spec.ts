import { expect, test } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { register } from './account-forms.ts';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { newClient } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Returns the text that a camera reads from a picture of the screen. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a provider asks for a review without signal; whoever scans the sheet registers and writes it', async ({
  page,
  request,
  context,
  browser,
  baseURL,
}) => {
  const provider = await publisher(request);
  const title = `Rejas de ${provider.username}`;
  const service = await publishedService(request, provider, title);
  await inTheField(page, provider, '/provider/ask-review');
  await expect(page.getByLabel('¿De qué servicio?')).toBeVisible();
  await isKept(page, title);
  await goOffline(page);
  await page.reload();
  const sheet = page.getByRole('article', { name: 'Cartel' });
  await expect(sheet).toContainText(`con ${provider.company_name}`);
  await expect(page.getByText(`/r/p/${provider.id}`).first()).toBeVisible();
  await page.getByLabel('¿De qué servicio?').selectOption({ label: title });
  const link = `${baseURL}/r/${service}`;
  await expect(page.getByRole('link', { name: /^Mandar por WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`lo%20malo%3A%20${encodeURIComponent(link)}$`),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await read(await sheet.screenshot())).toBe(link);
  await inspect(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'A5', exact: true }).check({ force: true });
  // as wide as on a desktop, where the sheet is in a column
  await page.setViewportSize({ width: 1280, height: 800 });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // one page, 148 × 210 mm in points
  expect(paper.match(/\/MediaBox\s*\[[^\]]*\]/g)).toEqual([expect.stringMatching(/\[0 0 420 59\d/)]);
  await context.setOffline(false);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  // the profile's link redirects to its only service
  await other.goto(`/r/p/${provider.id}`);
  await expect(other).toHaveURL(link);
  await expect(other.getByText(`${provider.company_name} te pide una reseña.`)).toBeVisible();
  await inspect(other);
  await other.getByRole('link', { name: 'Crear mi cuenta' }).click();
  await register(other, newClient());
  await expect(other).toHaveURL(`/servicios/${service}/review`);
  for (const group of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await other
      .getByRole('group', { name: group })
      .getByRole('radio', { name: /^2 de 5/ })
      .check({ force: true });
  }
  await other.getByLabel(/^Comentario/).fill('Vino tarde, y quedó bien.');
  await other.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(other.getByText('¡Gracias! Tu reseña ya está publicada.')).toBeVisible();
  // now signed in as a client, who reaches their review by the same link
  await other.goto(`/r/${service}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Editar tu reseña');
  await stranger.close();

  await page.goto(`/r/${service}`);
  await expect(page.getByText('Solo se puede escribir reseñas con una cuenta de cliente')).toBeVisible();
});
