import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

test('the app can be installed, and its shell opens without the server', async ({ baseURL, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'tero-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, headless: true, baseURL });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ id: '/', lang: 'es-UY', display: 'standalone', start_url: '/?source=pwa' });
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      expect((await page.request.get(src)).status(), src).toBe(200);
    }
    await page.reload();
    await goOffline(page);
    await page.goto('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mantenimiento');
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
