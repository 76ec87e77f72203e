import type { Page } from '@playwright/test';

/**
 * True in `npm run e2e -- --wide`, which runs before a release. Tests that repeat a check for each role, size, colour
 * or fault are complete there; `npm test` runs a sample.
 */
export const wide = Boolean(process.env.E2E_WIDE);

/**
 * Title marks for the sizes at which a whole journey runs: on a phone, and with E2E_WIDE=1 also on a desktop, with the
 * same steps. `npm run e2e -- --sweep` checks the look of every screen at both sizes; sweep.spec.ts is a sample of it.
 */
export const journeySizes = wide ? ['', ' @desktop'] : [''];

/** Returns how many pixels a page is wider than its screen. A phone's `innerWidth` grows with overflowing content. */
export async function tooWide(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, width - (page.viewportSize()?.width ?? 0));
}
