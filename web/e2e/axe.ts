import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// the minified code: half the size of `source`, which every page would parse anew
const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const allRules: RunOptions = { runOnly: { type: 'tag', values: standards } };
export const onlyColors: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Runs axe, which is injected into a page once, and returns only its findings; axe's own builder transfers everything
 * each time. A target that looks too small is checked again after scrolling it to the middle, because a fixed bar may
 * have covered it.
 */
export async function axeFindings(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const quick = { resultTypes: ['violations' as const], preload: false };
      const { violations } = await axe.run(part, { ...options, ...quick });
      const findings: string[] = [];
      for (const { id, help, nodes } of violations) {
        const found: string[] = [];
        for (const { target } of nodes) {
          const selector = target.join(' ');
          if (id !== 'target-size' || (await isSmall(selector))) found.push(selector);
        }
        if (found.length > 0) findings.push(`${id} (${help}): ${found.join(' | ')}`);
      }
      return findings;

      async function isSmall(selector: string): Promise<boolean> {
        const { scrollX, scrollY } = window;
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await axe.run(selector, { ...quick, runOnly: { type: 'rule', values: ['target-size'] } });
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
        return again.violations.length > 0;
      }
    },
    { part, options },
  );
}
