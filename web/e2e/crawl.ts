import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of one shape: ids are numbers (the table of screens), and a category or a token is one of many. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/^\/servicios\/categoria\/[^/]+/, '/servicios/categoria/:c');
  return [path, ...[...searchParams.keys()].sort()].join(' ');
}

/** What a browser asks of the server instead of the app. */
const notScreens = /^\/(api|uploads|health|sandbox|assets)(\/|$)|\.\w+$/;
const samplesOfAShape = 2;
const missing = /no encontrad|no existe|no se encontró/i;

export interface DeadEnd {
  from: string;
  to: string;
  why: string;
}

/**
 * Follows every link from the home page, as whoever is signed in: of each shape of address a few, once each. Tells the
 * links that lead nowhere, and which shapes were seen. Paths that `leaveOut` matches are somebody else's to walk.
 */
export async function crawl(page: Page, leaveOut = /^$/): Promise<{ deadEnds: DeadEnd[]; shapes: string[] }> {
  const home = new URL('/', page.url()).href;
  const waiting = [{ from: 'the address bar', to: home }];
  const known = new Set([home]);
  const samples = new Map<string, number>([[shapeOf(home), 1]]);
  const deadEnds: DeadEnd[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const why = await visit(page, next.to);
    if (why) deadEnds.push({ ...next, why });
    for (const place of await lostPlaces(page)) deadEnds.push({ from: next.to, to: `#${place}`, why: 'no such place' });
    const isNew = samples.get(shapeOf(next.to)) === 1;
    for (const to of await linksOf(page, next.to === home ? page : isNew ? page.getByRole('main') : null)) {
      const count = samples.get(shapeOf(to)) ?? 0;
      if (known.has(to) || count >= samplesOfAShape || leaveOut.test(new URL(to).pathname)) continue;
      known.add(to);
      samples.set(shapeOf(to), count + 1);
      waiting.push({ from: next.to, to });
    }
  }
  return { deadEnds, shapes: [...samples.keys()] };
}

/** Why it is no screen; null when it is one. */
async function visit(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isThere = await heading.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return 'no heading';
  await expect(page.locator('.animate-pulse'), `${address} is still loading`).toHaveCount(0);
  const text = (await heading.textContent()) ?? '';
  if (missing.test(text) || missing.test(await page.title())) return text;
  if (new URL(page.url()).pathname === '/unauthorized') return 'for somebody else';
  const { hash } = new URL(address);
  const target = decodeURIComponent(hash.slice(1));
  if (target && (await page.locator(`[id="${target}"]`).count()) === 0) return `nothing is called ${hash}`;
  return null;
}

const openers = 'button[aria-expanded="false"], [role="tab"][aria-selected="false"]';

/** Internal links of the page; behind the tabs and in the menus of `within` too. */
async function linksOf(page: Page, within: Page | Locator | null): Promise<string[]> {
  const found = new Set(await visibleLinks(page));
  const address = page.url();
  for (const opener of (await within?.locator(openers).all()) ?? []) {
    if (!(await opener.isVisible())) continue;
    await opener.click({ timeout: 3_000 }).catch(() => undefined);
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      continue;
    }
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    for (const link of await visibleLinks(page)) found.add(link);
    await page.keyboard.press('Escape');
  }
  return [...found];
}

async function visibleLinks(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href));
  return links.filter((link) => {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url?.origin !== here.origin || notScreens.test(url.pathname)) return false;
    // a place on the same page is looked for there
    return url.pathname + url.search !== here.pathname + here.search;
  });
}

/** Links to places on the page that are not on it. */
function lostPlaces(page: Page): Promise<string[]> {
  return page.locator('a[href*="#"]').evaluateAll((nodes) =>
    (nodes as HTMLAnchorElement[])
      .filter(({ pathname, search }) => pathname + search === location.pathname + location.search)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => id !== '' && document.getElementById(id) === null),
  );
}
