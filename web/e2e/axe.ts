import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// half of what its `source` holds, which every page would read anew
const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const allRules: RunOptions = { runOnly: { type: 'tag', values: standards } };
export const onlyColors: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Runs axe, injected into a page once, and returns only its findings; its own builder transfers everything each time. What
 * a bar covers for as long as the page stands where it does is no small target.
 */
export async function axeFindings(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, { ...options, resultTypes: ['violations'], preload: false });
      const bars = [...document.querySelectorAll('header.sticky, nav.fixed, [data-action-bar]')];
      const isCovered = (selector: string) => {
        const target = document.querySelector(selector);
        const box = target?.getBoundingClientRect();
        return bars.some((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return box && !bar.contains(target) && box.top < bottom && box.bottom > top;
        });
      };
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes
          .map(({ target }) => target.join(' '))
          .filter((selector) => id !== 'target-size' || !isCovered(selector));
        return found.length > 0 ? [`${id}: ${found.join(' | ')}`] : [];
      });
    },
    { part, options },
  );
}
