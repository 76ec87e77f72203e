import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { allRules, axeFindings, onlyColors } from '../axe.ts';
import { settled } from './seat.ts';

/**
 * Number of times that a finding is checked again, because late content may be fading in, and only a finding that stays
 * counts.
 */
const tries = 5;

const popups = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]';

// an open layer partly covers targets behind it, which a person cannot press then; their colours were checked before
const besideOpened: RunOptions = {
  ...allRules,
  rules: { 'target-size': { enabled: false }, 'color-contrast': { enabled: false } },
};
const ofPopups: RunOptions = { runOnly: { type: 'rule', values: ['target-size', 'color-contrast'] } };
// opened in its place, like a tab's panel
const inPlace: RunOptions = { ...allRules, rules: { 'target-size': { enabled: false } } };

/**
 * Returns the findings of axe: in light by all rules, and in dark only by the colour rules, because nothing else
 * differs.
 */
export async function findingsOf(page: Page, isOpened: boolean): Promise<{ light: string[]; dark: string[] }> {
  await uncover(page);
  const light = await staying(page, () => (isOpened ? openedFindings(page) : axeFindings(page, 'html', allRules)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const part = isOpened && (await hasPopup(page)) ? popups : 'html';
  const dark = await staying(page, () => axeFindings(page, part, onlyColors));
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

/** Uncovers the targets beneath a table's last column, which stays in view, by scrolling as a person does. */
async function uncover(page: Page): Promise<void> {
  await page.locator('td.sticky, th.sticky').evaluateAll((cells) => {
    for (const cell of cells) (cell as HTMLElement).style.position = 'static';
  });
}

async function openedFindings(page: Page): Promise<string[]> {
  if (!(await hasPopup(page))) return axeFindings(page, 'html', inPlace);
  return [...(await axeFindings(page, 'html', besideOpened)), ...(await axeFindings(page, popups, ofPopups))];
}

async function hasPopup(page: Page): Promise<boolean> {
  return (await page.locator(popups).filter({ visible: true }).count()) > 0;
}

async function staying(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let findings = await look();
  for (let again = 1; again < tries && findings.length > 0; again += 1) {
    await settled(page);
    findings = await look();
  }
  return findings;
}
