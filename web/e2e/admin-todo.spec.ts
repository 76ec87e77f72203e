import { expect, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';

test('backups that fail lead to since when they do, and what a newer server counts does no harm', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const todo = [
    { kind: 'backups', count: 1, oldest: hourAgo },
    { kind: 'de_otra_version', count: 2, oldest: hourAgo },
  ];
  await page.route('**/api/admin/todo', (route) => route.fulfill({ json: { success: true, todo } }));
  await page.route('**/api/admin/dashboard', async (route) => {
    const { stats } = await (await route.fetch()).json();
    const backup = { at: null, isLate: true, failingSince: hourAgo };
    await route.fulfill({ json: { success: true, stats: { ...stats, backup } } });
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 problema con las copias de seguridad Lo más antiguo: hace 1h' }).click();
  await expect(page).toHaveURL('/admin#copias');
  await expect(page.getByRole('heading', { name: 'Copias de seguridad' })).toBeFocused();
  await expect(page.getByText('Fallan')).toBeInViewport();
  await inspect(page);
  expect(complaints).toEqual([]);
});
