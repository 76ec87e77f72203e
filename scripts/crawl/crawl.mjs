import { headOf, linksOf } from './tags.mjs';
import { origin } from './world.mjs';

/** The number of addresses to request at once: fewer than may wait for the thread of first views. */
const atOnce = 4;

/**
 * Follows the links of raw HTML, starting at `/`, breadth first. Returns the pages by address, each with the number of
 * steps to it and the first page that links to it. Queries distinguish only pages of lists; other queries lead to the
 * same page.
 */
export async function crawl(read) {
  const pages = new Map();
  const named = new Set(['/']);
  let waiting = [{ address: '/', steps: 0, from: null }];
  while (waiting.length > 0) {
    const next = [];
    for (let at = 0; at < waiting.length; at += atOnce) {
      await Promise.all(
        waiting.slice(at, at + atOnce).map(async ({ address, steps, from }) => {
          const { html, ...answer } = await read(address);
          pages.set(address, { ...answer, ...headOf(html), html, steps, from });
          for (const link of linksOf(html, origin)) {
            const one = sameAs(link);
            if (named.has(one)) continue;
            named.add(one);
            next.push({ address: link, steps: steps + 1, from: address });
          }
        }),
      );
    }
    waiting = next;
  }
  return pages;
}

function sameAs(link) {
  return /\?page=\d+$/.test(link) ? link : link.replace(/\?.*/, '');
}
