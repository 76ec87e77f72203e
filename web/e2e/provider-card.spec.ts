import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('a provider prints its card and saves the picture for a status, without signal (rule CARD-2)', async ({
  page,
  request,
  baseURL,
}) => {
  const provider = await publisher(request);
  await inTheField(page, provider, '/provider/card');
  const sheet = page.getByRole('article', { name: 'Cartel' });
  await expect(sheet).toContainText(provider.company_name);
  const link = await sheet.getByText(/\/p\/[\w-]+$/).textContent();
  await isKept(page, provider.company_name);
  await goOffline(page);
  await page.reload();
  await expect(sheet).toContainText(provider.company_name);
  await inspect(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir o guardar la imagen' }).click();
  const picture = sharp(await readFile(await (await saved).path()));
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1080, 1920]);
  const read = jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
  expect(read).toBe(`${new URL(baseURL ?? '').protocol}//${link}`);
  expect(read).toMatch(new RegExp(`/p/.*-${provider.id}$`));

  const contact = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Contacto para agendar (.vcf)' }).click();
  expect(await readFile(await (await contact).path(), 'utf8')).toContain(`URL:${read}\r\n`);

  for (const [name, size] of [
    ['A6, de mano', /\[0 0 29\d[\d.]* 4(?:19|20)/],
    ['A4, pared', /\[0 0 59\d[\d.]* 84\d/],
  ] as const) {
    await page.getByRole('radio', { name }).check({ force: true });
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/MediaBox\s*\[[^\]]*\]/g)).toEqual([expect.stringMatching(size)]);
  }
});
