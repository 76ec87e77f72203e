import type { Page } from '@playwright/test';
import { allRules, axeFindings, onlyColors } from '../axe.ts';
import { settled } from './seat.ts';

/** How often a finding is looked at again: late content may be fading in, and only one that stays counts. */
const tries = 5;

/** Returns the findings of axe in light, by all rules, and in dark, where the colours alone differ. */
export async function findingsOf(page: Page): Promise<{ light: string[]; dark: string[] }> {
  const light = await staying(page, () => axeFindings(page, 'html', allRules));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = await staying(page, () => axeFindings(page, 'html', onlyColors));
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

async function staying(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let findings = await look();
  for (let again = 1; again < tries && findings.length > 0; again += 1) {
    await settled(page);
    findings = await look();
  }
  return findings;
}
