import { expect, type Page, test } from '@playwright/test';
import { demo, enter } from './people.ts';
import { journeySizes } from './sizes.ts';

type Shifts = Window & { shifts: { value: number; moved: string[] }[] };

const open = [
  '/',
  '/servicios',
  '/servicios/categoria/limpieza-del-hogar',
  '/servicios/1',
  '/servicios/1/reviews',
  '/recientes',
  '/comparar?ids=1-9-2',
  ...[
    '/help',
    '/login',
    '/register-provider',
    '/blog',
    '/blog/1',
    '/about',
    '/subscription-plans',
    '/provider-profile/65',
    '/r/p/65',
    '/invitacion/demoInvitacion00',
    '/pedir?servicios=1,4,7',
    '/pedido/demo-pedido-disyuntor0',
  ],
];
const asClient = [
  '/favoritos',
  '/historial',
  '/user-profile',
  '/mis-mensajes',
  '/mis-pedidos',
  '/mis-pedidos/1',
  '/servicios/1/review',
];
const asProvider = [
  '/',
  ...[
    '/provider-profile',
    '/metrics',
    '/provider/reviews',
    '/provider-settings',
    '/provider/pause',
    '/edit-profile',
    '/create_service',
  ],
  ...['/subscription-plans', '/subscription', '/avisos', '/servicios', '/provider/ask-review', '/provider/invite'],
];

/** The order of the responses to a screen's reads: the first request may be the last to get its response. */
type Order = 'as asked' | 'the other way round';

/**
 * Opens a screen whose responses arrive one by one once its placeholders are painted. Returns the layout shifts until
 * then.
 */
async function shiftsOf(page: Page, path: string, order: Order) {
  const held: (() => Promise<void>)[] = [];
  let isPainted = false;
  await forgetReads(page);
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET' && request.headers().accept !== 'text/event-stream';
    if (!isRead || isPainted) return route.continue();
    return new Promise<void>((resolve) => {
      held.push(async () => {
        await route.continue();
        await (await request.response())?.finished();
        resolve();
      });
    });
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('footer').last()).toBeAttached();
  await twoFrames(page);
  isPainted = true;
  for (const come of order === 'as asked' ? held : held.reverse()) {
    await come();
    await twoFrames(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  await twoFrames(page);
  const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
  await page.unrouteAll({ behavior: 'wait' });
  return shifts;
}

/**
 * Deletes the responses that an earlier visit cached. The page would show them at once, with a line about their age
 * when the server is slow.
 */
async function forgetReads(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await devtools.detach();
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 60)}: ${previousRect.top} to ${currentRect.top}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await test.step(path, async () => {
      for (const order of ['as asked', 'the other way round'] as const) {
        const shifts = await shiftsOf(page, path, order);
        // 0.01 is invisible, and a tenth of the limit for "good"
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(total, `${path}, ${order}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      }
    });
  }
}

for (const size of journeySizes) {
  test(`nothing moves when what a screen waited for has come: for visitors${size}`, async ({ page }) => {
    await expectStill(page, open);
  });

  test(`nothing moves when what a screen waited for has come: for a client${size} @wide`, async ({ page }) => {
    await enter(page, demo.client);
    await expectStill(page, asClient);
  });

  test(`nothing moves when what a screen waited for has come: for a provider${size}`, async ({ page }) => {
    await enter(page, demo.provider);
    await expectStill(page, asProvider);
  });
}
