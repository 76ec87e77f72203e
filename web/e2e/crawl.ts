import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns the shape of an address: its ids and category become placeholders, and its query only the parameter names.
 */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/^\/servicios\/categoria\/[^/]+/, '/servicios/categoria/:c');
  return [path, ...[...searchParams.keys()].sort()].join(' ');
}

/** Paths that the server handles instead of the app. */
const notScreens = /^\/(api|uploads|health|sandbox|assets)(\/|$)|\.\w+$/;
const missing = /no encontrad|no existe|no se encontró/i;

export interface DeadEnd {
  from: string;
  to: string;
  why: string;
}

/**
 * Follows every link from the home page once as the current visitor, with at most `samples` links per shape of address.
 * Returns the dead links and the shapes. Skips paths that match `leaveOut`.
 */
export async function crawl(
  page: Page,
  samplesOfAShape: number,
  leaveOut = /^$/,
): Promise<{ deadEnds: DeadEnd[]; shapes: string[] }> {
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

/** Opens an address. Returns the reason why it is not a screen, or null. */
async function visit(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isThere = await heading.waitFor().then(
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

/** Returns the internal links of the page, and those behind tabs and menus of `within`. */
async function linksOf(page: Page, within: Page | Locator | null): Promise<string[]> {
  const found = new Set(await visibleLinks(page));
  const address = page.url();
  for (const opener of (await within?.locator(openers).all()) ?? []) {
    if (!(await opener.isVisible())) continue;
    await opener.click({ timeout: 15_000 }).catch(() => undefined);
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
    // links to the same page are checked by `lostPlaces`
    return url.pathname + url.search !== here.pathname + here.search;
  });
}

/** Returns in-page links whose target does not exist. */
function lostPlaces(page: Page): Promise<string[]> {
  return page.locator('a[href*="#"]').evaluateAll((nodes) =>
    (nodes as HTMLAnchorElement[])
      .filter(({ pathname, search }) => pathname + search === location.pathname + location.search)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => id !== '' && document.getElementById(id) === null),
  );
}
