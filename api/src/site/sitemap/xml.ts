import { htmlOf } from '../../delivery/mail/html.ts';

/**
 * A page of the site, or a file of pages. Its address is `publicUrl` and `path`; `at` is when its content last changed.
 */
export interface Entry {
  path: string;
  at?: string | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes the index of the files. */
export function indexXml(files: readonly Entry[], publicUrl: string): string {
  const rows = files.map((file) => `<sitemap>${inside(file, publicUrl)}</sitemap>\n`);
  return `${head}<sitemapindex ${names}>\n${rows.join('')}</sitemapindex>\n`;
}

/** Writes a file of pages piece by piece, as they are read. */
export async function* pagesXml(pieces: AsyncIterable<readonly Entry[]>, publicUrl: string): AsyncIterable<string> {
  yield `${head}<urlset ${names}>\n`;
  for await (const entries of pieces) {
    yield entries.map((entry) => `<url>${inside(entry, publicUrl)}</url>\n`).join('');
  }
  yield '</urlset>\n';
}

function inside({ path, at }: Entry, publicUrl: string): string {
  return `<loc>${htmlOf(publicUrl + path)}</loc>${at === undefined ? '' : `<lastmod>${htmlOf(at)}</lastmod>`}`;
}
