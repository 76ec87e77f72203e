import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Post } from '@tero/shared/contract/posts';
import { afterAll, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { resolvePage } from '../pages/resolve.ts';
import { headTags } from './head.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const folder = mkdtempSync(join(tmpdir(), 'tero-json-ld-'));
afterAll(() => rmSync(folder, { recursive: true }));

const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Luz & Cía', description: 'Luz.' } });
const rated = await createService(h, owner, {
  images: ['uno', 'dos'],
  price: [800, 1500],
  coverage_area: 'Salto, Salto',
  hours_start: '20:00',
  hours_end: '06:00',
});
const plain = await createService(h, owner, { price: null });
const client = await createClient(h, {
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
});
const stars = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };
const comment = 'Muy bien </script><script>alert(1)</script>';
const written = { service_id: rated.id, ...stars, comment, is_anonymous: false };
await h.call('POST', '/api/reviews', { as: client.token, body: written });
const post = await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body: { content: 'Obra lista' } });

const opening = {
  ...{
    title: 'Atención al público',
    area: 'Operaciones',
    location: 'Salto',
    type: 'Medio horario',
    modality: 'Presencial',
  },
  ...{
    summary: 'Responder.',
    responsibilities: ['Responder mensajes.'],
    requirements: ['Paciencia.'],
    posted: '2026-03-01',
  },
};
const said = {
  openings: [opening],
  linkedin: 'https://www.linkedin.com/company/x',
  founder_name: 'Ana',
  phone: '2900',
};
await h.call('PUT', '/api/admin/operator', { as: (await createAdmin(h)).token, body: { ...said, address: 'Salto' } });

const paths = [
  '/',
  '/help',
  '/careers',
  '/blog/1',
  '/servicios',
  `/servicios/${rated.id}`,
  `/servicios/${plain.id}`,
  `/provider-profile/${owner.id}`,
  `/publicacion/post/${post.body.post.id}`,
  '/servicios/categoria/electricidad',
  '/servicios/categoria/electricidad/salto',
];

async function textOf(path: string): Promise<string> {
  const response = await resolvePage(h.deps, path, '');
  if ('to' in response) throw new Error(`${path} leads to ${response.to}`);
  const found = [
    ...headTags(response.head, 'https://tero.example').matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    ),
  ];
  expect(found, path).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

interface Node {
  '@type': string;
  [name: string]: unknown;
}
const nodesOf = async (path: string) => JSON.parse(await textOf(path))['@graph'] as Node[];
const typesOf = async (path: string) => (await nodesOf(path)).map((node) => node['@type']);
const nodeOf = async (path: string, type: string) => (await nodesOf(path)).find((node) => node['@type'] === type);

it('says of each kind of page what it is', async () => {
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/help')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/careers')).toEqual(['BreadcrumbList', 'JobPosting']);
  expect(await typesOf('/blog/1')).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(await typesOf(`/servicios/${rated.id}`)).toEqual(['BreadcrumbList', 'Service']);
});

it('has ratings and reviews of people alone, and prices where there is one', async () => {
  expect(await nodeOf(`/servicios/${rated.id}`, 'Service')).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 800, highPrice: 1500, priceCurrency: 'UYU' },
  });
  const bare = await nodeOf(`/servicios/${plain.id}`, 'Service');
  for (const name of ['offers', 'aggregateRating', 'review']) expect(bare).not.toHaveProperty(name);
});

it('says the hours: those over midnight close before they open, all day ends at 23:59 (rule TIME-9)', async () => {
  const hoursOf = async (given: Parameters<typeof createService>[2]) => {
    const { id } = await createService(h, owner, given);
    return (await nodeOf(`/servicios/${id}`, 'Service'))?.hoursAvailable;
  };
  const days = ['viernes', 'domingo'];
  const said = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Sunday'],
  };
  const night = { days, hours_start: '20:00', hours_end: '06:00' };
  expect(await hoursOf(night)).toEqual({ ...said, opens: '20:00', closes: '06:00' });
  const allDay = { days, hours_start: '00:00', hours_end: '23:59' };
  expect(await hoursOf(allDay)).toEqual({ ...said, opens: '00:00', closes: '23:59' });
  expect(await hoursOf({ ...night, days: [] })).toBeUndefined();
  expect(await hoursOf({ days })).toBeUndefined();
});

it('counts what people wrote once it counts', async () => {
  const { db } = h.deps;
  await db.updateTable('reviews').set({ counts: 1 }).where('service_id', '=', rated.id).execute();
  const sums = { rating: 467, rating_total: 467, reviews_count: 1 };
  await db.updateTable('services').set(sums).where('id', '=', rated.id).execute();
  expect(await nodeOf(`/servicios/${rated.id}`, 'Service')).toMatchObject({
    aggregateRating: { ratingValue: 4.67, reviewCount: 1, bestRating: 5 },
    review: [{ author: { name: client.name }, reviewBody: comment }],
  });
});

it('lets no text out of its element', async () => {
  const text = await textOf(`/servicios/${rated.id}`);
  expect(text).toContain('\\u003c/script\\u003e');
  expect(text).not.toMatch(/[<>&]/);
});

it("is what schema.org's own definitions allow", async () => {
  const schema = join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.js');
  // Google's own term beside them, for the search box
  const graphs = (await Promise.all(paths.map(textOf))).map((text) => text.replace(/,"query-input":"[^"]*"/, ''));
  const compiled = (lines: readonly string[], name: string) => {
    const file = join(folder, name);
    writeFileSync(file, [`import type { Graph } from ${JSON.stringify(schema)};`, ...lines, ''].join('\n'));
    const tsc = createRequire(import.meta.url)
      .resolve('typescript/package.json')
      .replace(/package\.json$/, 'bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--types', ''];
    try {
      execFileSync(process.execPath, [tsc, ...options, file], { encoding: 'utf8' });
      return '';
    } catch (error) {
      return String((error as { stdout?: string }).stdout);
    }
  };
  const all = graphs.map((text, at) => `export const page${at}: Graph = ${text};`);
  expect(compiled(all, 'pages.mts')).toBe('');
  const wrong = `export const wrong: Graph = ${graphs[0]?.replace('"url"', '"adress"')};`;
  expect(compiled([wrong], 'wrong.mts')).toMatch(/adress/);
});

it('of many reviews a page reads 30 and carries 5', async () => {
  const service = await createService(h, owner);
  const grown = { created_at: '2025-01-01T00:00:00.000Z', updated_at: '2025-01-01T00:00:00.000Z' };
  for (let at = 0; at < 35; at += 1) await writeReview(h, await createClient(h, grown), service);
  let most = 0;
  const db = h.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length);
      return result;
    },
  }) as typeof h.deps.db;
  const response = await resolvePage({ ...h.deps, db }, `/servicios/${service.id}`, '');
  const thing = 'head' in response && response.head.things?.[0];
  expect((thing as { review?: object[] }).review).toHaveLength(5);
  expect(most).toBe(30);
});
