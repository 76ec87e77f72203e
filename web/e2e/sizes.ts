import type { Page } from '@playwright/test';

/**
 * True in `npm run e2e -- --wide`, which is to be run before a release: what repeats a thing for each role, size,
 * colour or fault is whole there; `npm test` holds a sample of it.
 */
export const wide = Boolean(process.env.E2E_WIDE);

/**
 * Marks of the sizes at which a whole journey runs: on a phone; with E2E_WIDE=1 on a desktop too, which takes the same
 * steps. What every screen looks like at both sizes is for `npm run e2e -- --sweep`, of which sweep.spec.ts is a
 * sample.
 */
export const journeySizes = wide ? ['', ' @desktop'] : [''];

/** Returns how many pixels a page is wider than its screen. A phone's `innerWidth` grows with what does not fit. */
export async function tooWide(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, width - (page.viewportSize()?.width ?? 0));
}
