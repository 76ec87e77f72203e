import { expect, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { allRules, axeFindings, onlyColors } from './axe.ts';
import { wide } from './sizes.ts';

/** Collects console errors from now on, without the browser's own lines about expected 4xx responses. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const expected = /Failed to load resource: the server responded with a status of 4/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Waits until nothing outside a modal moves or loads, so that axe sees the final state. */
async function settle(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([aria-hidden] *)')).toHaveCount(0);
  await page.evaluate(async () => {
    // a new colour scheme has to be painted first
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * Expects one h1 and, before a release (`wide`), no findings of axe in light and in dark. In every run, axe checks a
 * sample of the screens (sweep.spec.ts).
 */
export async function inspect(page: Page): Promise<void> {
  await look(page, page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Expects the open modal to have a name and, before a release, no findings of axe. */
export async function inspectModal(page: Page, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  const modal = page.getByRole(role);
  await look(page, modal.getByRole('heading', { level: 2 }), `[role="${role}"]`);
  await expect(modal).toHaveAccessibleName(/./);
}

/**
 * Expects no findings of axe: by all rules in the page's colour scheme, and only by the colour rules in the other
 * scheme, since nothing else differs. The page stays in the other scheme, because changing it costs as much as axe.
 */
async function look(page: Page, heading: Locator, part = 'html'): Promise<void> {
  if (!wide) return expect(heading).toBeVisible();
  const shown = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light';
  await lookIn(page, shown, heading, part, allRules);
  // the colours are the same at every width
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await lookIn(page, shown === 'dark' ? 'light' : 'dark', heading, part, onlyColors);
}

async function lookIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  heading: Locator,
  part: string,
  rules: RunOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page, heading);
  // late content may still be fading in, so only a finding that stays counts
  await expect.poll(() => axeFindings(page, part, rules), { message: `${page.url()} in ${colorScheme}` }).toEqual([]);
}
