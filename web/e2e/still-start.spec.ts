import { expect, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { demoService } from './notices.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

interface Shift extends PerformanceEntry {
  sources: { node: Element | null }[];
}

test('a start without signal says so from its first picture on: the screen does not move under a finger', async ({
  page,
  request,
}) => {
  const { id, title } = await demoService(request);
  await page.goto(`/servicios/${id}`);
  await isKept(page, title);
  await goOffline(page);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        moved.push(...sources.map(({ node }) => `${node?.nodeName}`));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Actualizado .* · sin conexión$/)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).not.toContain('MAIN');
});
