import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { serverErrors } from '../../test/server-errors.ts';
import { createService } from '../../test/services.ts';
import { buildApp } from '../app.ts';

const origin = 'https://tero.example';
const h = await startHarness({ PUBLIC_URL: origin });
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
writeFileSync(join(dist, 'index.html'), '<html><head><title>Tero</title></head><body></body></html>');
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});
for (const area of ['Pocitos, Montevideo', 'Salto, Salto', 'Rivera', 'Uruguay', 'Kiyú - Ordeig, San José']) {
  const owner = await createProvider(h, { entitled: true, profile: { company_name: `Obras ${area}` } });
  const { id } = await createService(h, owner, { coverage_area: area, category: 'Sanitario' });
  await createService(h, owner, { coverage_area: area, title: `Pinto casas, zona ${area}`, category: 'Pintura' });
  await h.call('POST', '/api/posts', { as: owner.token, body: { content: `Obra ${id} terminada` } });
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path.slice(origin.length));

async function sitemap(): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml');
  const files = await Promise.all(locations(body).map(async (path) => (await app.inject(path)).rawPayload));
  return files.flatMap((file) => locations(gunzipSync(file).toString()));
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

it('every address of the sitemap, and every one that its page names, is what it says', async () => {
  const waiting = await sitemap();
  expect(waiting.length).toBeGreaterThan(50);
  const seen = new Map<string, { title: string; description: string }>();
  const faults: string[] = [];
  for (const path of waiting) {
    if (seen.has(path)) continue;
    const page = await app.inject({ url: path, headers: { accept: 'text/html' } });
    const titles = all(page.body, /<title>(.*?)<\/title>/g);
    const descriptions = all(page.body, /<meta name="description" content="(.*?)">/g);
    const canonicals = all(page.body, /<link rel="canonical" href="(.*?)">/g);
    const says = [page.statusCode, titles.length, descriptions.length, canonicals, page.headers['x-robots-tag']];
    if (JSON.stringify(says) !== JSON.stringify([200, 1, 1, [origin + path], undefined])) {
      faults.push(`${path}: ${JSON.stringify(says)}`);
    }
    seen.set(path, { title: titles[0] ?? '', description: descriptions[0] ?? '' });
    // the links of the breadcrumb, and the addresses in the page's data
    const named = all(page.body, /"(?:item|url)":"https:\/\/tero\.example(\/[^"]*)"/g);
    waiting.push(...named.filter((other) => !seen.has(other)));
  }
  expect(faults).toEqual([]);
  const titles = [...seen.values()].map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
