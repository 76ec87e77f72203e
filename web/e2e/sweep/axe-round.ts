import type { Browser } from '@playwright/test';
import { findingsOf } from './look.ts';
import { eachOpened } from './openers.ts';
import type { Report } from './report.ts';
import type { SweptScreen } from './screens.ts';
import { type Role, seatOf, type Width } from './seat.ts';
import { eachOnce } from './visits.ts';

/** Somebody at a width: each screen in light and dark, and what it opens. */
export async function axeRound(
  browser: Browser,
  origin: string,
  [role, width]: readonly [Role, Width],
  screens: readonly SweptScreen[],
  report: Report,
): Promise<void> {
  const page = await seatOf(browser, origin, role, width);
  const known = new Set<string>();
  await eachOnce(page, screens, report, `as ${role}, ${width} px`, async (name) => {
    await look(name, false);
    await eachOpened(page, known, (opened) => look(`${name}, opened: ${opened}`, true));
  });

  async function look(what: string, isOpened: boolean): Promise<void> {
    const { light, dark } = await findingsOf(page, isOpened);
    report.add(`${what}, light`, light);
    report.add(`${what}, dark`, dark);
  }
}
