import type { Page } from '@playwright/test';
import type { Report } from './report.ts';
import type { SweptScreen } from './screens.ts';
import { open } from './seat.ts';

/** Opens each address, and calls `look` once for each path at which one ends. */
export async function eachOnce(
  page: Page,
  screens: readonly SweptScreen[],
  report: Report,
  whose: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  for (const address of screens.flatMap(({ addresses }) => addresses)) {
    const name = `${address} ${whose}`;
    try {
      const end = (await open(page, address)).replace(/[?&]next=.*/, '');
      if (end === address) report.reached.add(address);
      if (!seen.has(end)) await look(name);
      seen.add(end);
    } catch (error) {
      report.add(name, [String((error as Error).message).split('\n')[0] ?? '']);
    }
  }
  await page.context().close();
}
