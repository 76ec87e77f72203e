import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { endpoints } from './fuzz/endpoints.ts';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';
import { serverErrors } from './server-errors.ts';

/** Returns the app with pages, on the database of a harness whose PUBLIC_URL is https://tero.example. */
export async function startSite(h: Harness): Promise<FastifyInstance> {
  const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
  const page = '<html><head><title>Tero</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
  afterAll(async () => {
    await app.close();
    rmSync(dist, { recursive: true });
  });
  return app;
}

/**
 * Reads of what was sent to a person and so belongs to them, like a mail: notifications in the app, and the download
 * that contains them.
 */
const sent = ['notifications.list', 'profile.exportData', 'profile.exportReadable'];
const reads = [...endpoints].filter(
  ([name, { method, auth, produces }]) => method === 'GET' && auth !== 'admin' && !produces && !sent.includes(name),
);
const pages = [
  ...['/', '/servicios', '/servicios/:id', '/servicios/:id/reviews', '/provider-profile/:id', '/provider/:id/reviews'],
  ...['/publicacion/post/:id', '/servicios/categoria/electricidad'],
];

export interface Read {
  /** the name of the call, or the path of the page */
  name: string;
  url: string;
  /** the reader's position among the readers; -1 for a page */
  reader: number;
  /** the response: JSON, or HTML */
  text: string;
}

/**
 * Makes every read of the contract with each of these ids and queries, as each reader (null: a visitor). Also reads
 * every page.
 */
export async function everyRead(
  h: Harness,
  site: FastifyInstance,
  {
    ids,
    queries,
    readers,
  }: { ids: readonly number[]; queries: readonly string[]; readers: readonly (Person | null)[] },
): Promise<Read[]> {
  const found: Read[] = [];
  const all = [...new Set(ids)];
  for (const [name, { path, query }] of reads) {
    const asked = (path.includes(':') ? all : [0]).flatMap((id) => {
      const named = path.replace(/:name|:category\b/, 'Electricidad').replace(/:\w+/g, String(id));
      return (query ? queries : ['']).flatMap((given) =>
        [...readers.keys()].map((reader) => [`${named}?${given}`, reader] as const),
      );
    });
    const answered = asked.map(async ([url, reader]) => {
      const { body } = await h.call('GET', url, { as: readers[reader]?.token });
      const text = JSON.stringify(body, (key, value) => (said.includes(key) ? null : value));
      return { name, url, reader, text };
    });
    found.push(...(await Promise.all(answered)));
  }
  for (const page of [...pages, ...(await listedPages(site))]) {
    for (const id of page.includes(':id') ? all : [0]) {
      const url = page.replace(':id', String(id));
      const { body } = await site.inject({ url, headers: { accept: 'text/html' } });
      found.push({ name: page, url, reader: -1, text: body });
    }
  }
  return found;
}

/** Fields that repeat the search text. */
const said = ['understood', 'correction', 'related', 'query'];

async function listedPages(site: FastifyInstance): Promise<string[]> {
  const { body } = await site.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>https:\/\/tero\.example([^<]+)/g)].map(([, path = '']) => path);
}
