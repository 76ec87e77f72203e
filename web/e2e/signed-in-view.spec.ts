import { expect } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { demo, signIn } from './people.ts';

/** Views come from a separate server, because the server of the other tests renders none. */
const test = ownServer(20);

test('what the server drew stays for whoever is signed in until their own view has it, also while nothing answers', async ({
  page,
  request,
}) => {
  await signIn(page, demo.client);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const hasHeading = document.querySelector('main h1') !== null;
      if (hasHeading) Object.assign(window, { hadHeading: true });
      else if ('hadHeading' in window) Object.assign(window, { wasWiped: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const { services } = await (await request.get('/api/services?limit=1')).json();
  const [{ id, provider_id, category_slug }] = services;
  const paths = [
    '/servicios',
    `/servicios/categoria/${category_slug}`,
    `/servicios/${id}`,
    `/provider-profile/${provider_id}`,
  ];
  for (const path of paths) {
    await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain('tero-first-view');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/api\/(services|providers|reviews|posts|categories)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Mis Favoritos' }).first(), path).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await page.evaluate(() => 'wasWiped' in window), path).toBe(false);
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    expect(await page.evaluate(() => 'wasWiped' in window), path).toBe(false);
  }
});
