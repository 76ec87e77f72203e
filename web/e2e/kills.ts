import type { Page } from '@playwright/test';

/** Kills the page's process, as a phone does when it needs the memory. Returns a new page. */
export async function killed(page: Page): Promise<Page> {
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return context.newPage();
}
