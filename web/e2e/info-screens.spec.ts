import { expect, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';

/** Path, window title, canonical path: each of these stands in the first place of a row too. */
const screens: [path: string, title: string, canonical: string][] = [
  ['/help', 'Centro de ayuda', '/help'],
  ['/ayuda', 'Centro de ayuda', '/help'],
  ['/faq', 'Centro de ayuda', '/help'],
  ['/how-it-works', 'Cómo Funciona', '/how-it-works'],
  ['/about', 'Sobre Nosotros', '/about'],
  ['/provider/success-stories', 'Sobre Nosotros', '/about'],
  ['/blog', 'Blog', '/blog'],
  ['/blog/1', '', '/blog/1'],
  ['/careers', 'Trabajá con nosotros', '/careers'],
  ['/provider/benefits', 'Beneficios para proveedores', '/provider/benefits'],
  ['/provider/resources', 'Recursos para proveedores', '/provider/resources'],
  ['/terms', 'Términos y condiciones', '/terms'],
  ['/privacy', 'Política de privacidad', '/privacy'],
  ['/cookies', 'Política de cookies', '/cookies'],
  ['/friendly-policies', 'Políticas en simple', '/friendly-policies'],
  ['/policies', 'Políticas en simple', '/friendly-policies'],
];

test('visitor: every page of information', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const [path, title, canonical] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      // other addresses of a screen show the same
      if (path === canonical) await inspect(page);
      await expect(page).toHaveTitle(title ? `${title} | Tero` : / \| Tero$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${canonical}$`));
      await expect(page.getByRole('main')).toHaveText(/.{300}/s);
      expect(complaints).toEqual([]);
    });
  }
});

test('the help is searched without accents, and both readings of the price stand there', async ({ page }) => {
  await page.goto('/help?tab=proveedores');
  await expect(page.getByRole('main')).toContainText('890');
  await page.getByRole('searchbox').fill('suscripcion');
  await expect(page.getByRole('main')).toContainText('19.99 USD');
});
