import type { Browser, Page } from '@playwright/test';
import { textFaults } from './big-text.ts';
import { findingsOf } from './look.ts';
import { eachOpened } from './openers.ts';
import type { Report } from './report.ts';
import type { SweptScreen } from './screens.ts';
import { type Role, seatOf, settled, type Width } from './seat.ts';
import { eachOnce } from './visits.ts';

/** The size of the narrowest phones. */
const narrowest = { width: 320, height: 640 };

/**
 * Checks the screens of a role at a width: each in light and dark, and a phone's texts at the narrowest width. With
 * `opens`, also checks the layers that they open.
 */
export async function axeRound(
  browser: Browser,
  origin: string,
  [role, width]: readonly [Role, Width],
  screens: readonly SweptScreen[],
  report: Report,
  { opens = true } = {},
): Promise<void> {
  const page = await seatOf(browser, origin, role, width);
  const known = new Set<string>();
  await eachOnce(page, screens, report, `as ${role}, ${width} px`, async (name) => {
    await look(page, report, name, false);
    if (width < 600) report.add(`${name}, at ${narrowest.width} px`, await narrow());
    if (!opens) return;
    await eachOpened(page, known, (opened) => look(page, report, `${name}, opened: ${opened}`, true));
  });

  async function narrow(): Promise<string[]> {
    const wide = page.viewportSize();
    await page.setViewportSize(narrowest);
    await settled(page);
    const faults = await textFaults(page);
    if (wide) await page.setViewportSize(wide);
    await settled(page);
    return faults;
  }
}

async function look(page: Page, report: Report, what: string, isOpened: boolean): Promise<void> {
  const { light, dark } = await findingsOf(page, isOpened);
  report.add(`${what}, light`, light);
  report.add(`${what}, dark`, dark);
}
