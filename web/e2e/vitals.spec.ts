import { expect, type Request } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect } from './inspection.ts';
import { ownServer } from './own-server.ts';
import { tooWide } from './sizes.ts';

// a day accepts only a limited number of different figures, which the other tests would use up
const test = ownServer(12);

for (const [size, tag] of [
  ['a phone', ''],
  ['a computer', ' @desktop @wide'],
]) {
  test(`a visit that is measured on ${size} tells how fast it was, once it is left, and stands in the panel${tag}`, async ({
    page,
  }) => {
    // one visit in five is measured
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    const measuring = page.waitForResponse(/\/assets\/visit-speed-.*\.js/);
    await page.goto('/how-it-works?q=ana@correo.uy');
    await measuring;
    await page.getByRole('heading', { level: 1 }).click();
    const { promise: told, resolve: tell } = Promise.withResolvers<Request>();
    await page.route('**/api/vitals', (route) => {
      tell(route.request());
      return route.continue();
    });
    // Playwright gets no events of a page that is being left
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const request = await told;
    expect((await request.response())?.status()).toBe(200);
    expect(request.headers().authorization).toBeUndefined();
    const sent = request.postDataJSON();
    expect(sent).toMatchObject({ route: '/how-it-works', device: tag ? 'desktop' : 'mobile' });
    expect(sent.build).toMatch(/^[0-9a-f]{12}$/);
    const names = sent.measures.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP', 'CLS']));
    expect(JSON.stringify(sent)).not.toMatch(/127\.0\.0\.1|correo/);

    await atThePanel(page);
    await page.goto('/admin/logs');
    await page.getByRole('tab', { name: 'Velocidad' }).click();
    await expect(page).toHaveURL('/admin/logs?tab=velocidad');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velocidad en los dispositivos');
    const place = tag
      ? page.getByRole('row').filter({ hasText: '/how-it-works' })
      : page.getByRole('listitem').filter({ hasText: '/how-it-works' });
    await expect(place).toContainText('Bien');
    await inspect(page);
    expect(await tooWide(page)).toBe(0);
    await page.goto(`/admin/logs?tab=velocidad&device=${tag ? 'desktop' : 'mobile'}`);
    await expect(place).toContainText('Bien');
  });
}

test('other visits are not measured, nor those that save data', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Math.random = () => 0.21;
  });
  await page.goto('/how-it-works');
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    Math.random = () => 0.1;
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /vitals|visit-speed/.test(path))).toEqual([]);
});
