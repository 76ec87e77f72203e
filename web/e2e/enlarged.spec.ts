import { expect, type Page, test } from '@playwright/test';
import { demo, enter } from './people.ts';
import { textFaults } from './sweep/big-text.ts';
import { settled } from './sweep/seat.ts';

/**
 * Returns a function that sets the browser's font size, in percent of the usual 16 pixels. It uses whole pixels, as the
 * browser's settings do.
 */
async function fontSetter(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (percent) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: Math.ceil((16 * percent) / 100) } });
  };
}

/** Returns the bars that are in sight once the page has been scrolled. */
async function barsInSight(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 1200));
  return page.evaluate(() => {
    const bars = {
      search: 'header search',
      sections: 'nav[aria-label="Secciones"].fixed',
      action: '[data-action-bar]',
    };
    return Object.entries(bars)
      .filter(([, selector]) => {
        const bar = document.querySelector(selector);
        const { top, bottom } = bar?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return bar?.checkVisibility() && top >= 0 && bottom <= innerHeight;
      })
      .map(([name]) => name);
  });
}

/** Checks a page in several sizes: `[percent of the text, width, height]`. */
async function look(page: Page, sizes: readonly (readonly [number, number, number])[]) {
  const setFont = await fontSetter(page);
  const seen = [];
  for (const [percent, width, height] of sizes) {
    await setFont(percent);
    await page.setViewportSize({ width, height });
    await settled(page);
    // the sweep checks which words may be divided, in its two text sizes
    const faults = (await textFaults(page)).filter((fault) => !fault.startsWith('splits'));
    seen.push({ at: `${percent} %, ${width} × ${height}`, bars: await barsInSight(page), faults });
  }
  return seen;
}

const phones = [
  [320, 568],
  [360, 640],
  [412, 823],
] as const;
const kept = [100, 115, 130, 150].flatMap((percent) =>
  phones.map(([width, height]) => [percent, width, height] as const),
);
const doubled = phones.map(([width, height]) => [200, width, height] as const);
// a phone in landscape, and a window of 1280 × 1024 at a zoom of 400 % (WCAG 1.4.10)
const low = [
  [100, 640, 360],
  [100, 320, 256],
] as const;

for (const [path, bars, who] of [
  ['/servicios', ['search', 'sections'], undefined],
  // has everything that a bar may contain: calling and writing, creating, support
  ['/servicios/1', ['search', 'action'], demo.provider],
] as const) {
  test(`${path}: bars stay in sight below 200 %, from there on and in a low window they take their turn`, async ({
    page,
  }) => {
    if (who) await enter(page, who);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await look(page, [...kept, ...doubled, ...low]);
    const wanted = [...kept.map(() => bars), ...[...doubled, ...low].map(() => [])];
    expect(seen).toEqual(seen.map(({ at }, index) => ({ at, bars: wanted[index], faults: [] })));
  });
}
