import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demo, demoPassword } from '../people.ts';

export const roles = ['visitor', 'client', 'provider', 'admin'] as const;
export type Role = (typeof roles)[number];

export const widths = { 390: 844, 1280: 800 } as const;
export type Width = keyof typeof widths;

/** Opens a page for a role at a width, signed in as the demo's account of that role, with animations off. */
export async function seatOf(browser: Browser, origin: string, role: Role, width: Width): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: widths[width] },
    ...(width < 600 && { hasTouch: true, isMobile: true }),
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
  });
  if (role !== 'visitor') await signIn(context, demo[role]);
  // a safety net for steps that never end, as in web/playwright.config.ts
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

async function signIn(context: BrowserContext, identifier: string): Promise<void> {
  const response = await context.request.post('/api/auth/login', { data: { identifier, password: demoPassword } });
  if (!response.ok()) throw new Error(`${identifier} cannot sign in: ${await response.text()}`);
  const { token, user, provider, userType, role } = await response.json();
  const session = JSON.stringify({ token, account: provider ?? user, userType, role, at: Date.now() });
  await context.addInitScript((saved) => {
    if (!sessionStorage.getItem('tero.session')) sessionStorage.setItem('tero.session', saved);
  }, session);
}

/** Goes to an address. Returns the path on which it ends, once nothing loads or moves any more. */
export async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  return page.evaluate(() => location.pathname + location.search);
}

/** Waits until nothing loads or moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits = '[aria-busy="true"]:not([aria-hidden] *), .animate-pulse:not([aria-hidden] *)';
    // the button of a row below keeps waiting until the row is in view
    const isBelow = (element: Element) =>
      element.matches('button') && element.getBoundingClientRect().top > innerHeight;
    return [...document.querySelectorAll(waits)].every(isBelow);
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
