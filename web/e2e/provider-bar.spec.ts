import { expect, test } from '@playwright/test';
import { inspect } from './inspection.ts';
import { demo, signIn } from './people.ts';

test('on a desktop a provider has the bell @desktop', async ({ page }) => {
  await signIn(page, demo.provider);
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible();
  await page.goto('/avisos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos');
  await inspect(page);
});
