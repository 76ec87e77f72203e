import type { Browser } from '@playwright/test';
import { textFaults } from './big-text.ts';
import type { Report } from './report.ts';
import type { SweptScreen } from './screens.ts';
import { type Role, seatOf, settled } from './seat.ts';
import { eachOnce } from './visits.ts';

/** The browser's font size in pixels at 200 %; the usual size is 16. */
const doubled = 32;

/** The option for a browser with twice the font size. */
export const doubledFont = `--blink-settings=defaultFontSize=${doubled}`;

/**
 * Checks the screens of a role with text of twice the size: each on two phones and a desktop. `browser` must have that
 * font size.
 */
export async function textRound(
  browser: Browser,
  origin: string,
  role: Role,
  screens: readonly SweptScreen[],
  report: Report,
): Promise<void> {
  const page = await seatOf(browser, origin, role, 390);
  await eachOnce(page, screens, report, `as ${role}, text 200 %`, async (name) => {
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      report.add(`${name}, ${width} px`, await textFaults(page));
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
}
