// @module-tag postgres
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hour } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Luz & Cía' } });
const lapsed = await createProvider(h);
const shown = await createService(h, owner, { coverage_area: 'Pocitos, Montevideo' });
const hidden = await createService(h, lapsed, { coverage_area: 'Salto' });
const post = async (content: string) =>
  (await h.call<{ post: { id: number } }>('POST', '/api/posts', { as: owner.token, body: { content } })).body;
const { id: postId } = (await post('Obra terminada')).post;

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path);
const pathsOf = (xml: string) => locations(xml).map((path) => path.replace('https://tero.example', ''));

async function file(path: string): Promise<string> {
  const response = await h.app.inject(path);
  expect([response.statusCode, response.headers['content-type']], path).toEqual([200, 'application/gzip']);
  return gunzipSync(response.rawPayload).toString();
}

async function all(): Promise<string[]> {
  const { body } = await h.app.inject('/sitemap.xml');
  const files = await Promise.all(pathsOf(body).map(file));
  return files.flatMap(pathsOf);
}

it('robots.txt names the sitemap', async () => {
  const { statusCode, body } = await h.app.inject('/robots.txt');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Sitemap: https://tero.example/sitemap.xml\n')]);
});

it('lists what is listed, each once, and nothing else', async () => {
  const paths = await all();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/help',
      '/blog/1',
      '/servicios/categoria/electricidad',
      '/servicios/categoria/electricidad/montevideo',
      '/servicios/categoria/electricidad/montevideo/pocitos',
      `/servicios/${shown.id}`,
      `/provider-profile/${owner.id}`,
      `/publicacion/post/${postId}`,
    ]),
  );
  for (const path of ['/login', '/ayuda', '/admin', '/servicios/categoria/electricidad/salto']) {
    expect(paths).not.toContain(path);
  }
  for (const path of [`/servicios/${hidden.id}`, `/provider-profile/${lapsed.id}`]) expect(paths).not.toContain(path);
});

it('says on which day each changed, in the index the newest of a file', async () => {
  const at = '2026-03-10';
  expect(await file('/sitemap/services-1.xml.gz')).toContain(
    `<loc>https://tero.example/servicios/${shown.id}</loc><lastmod>${at}</lastmod>`,
  );
  const { body } = await h.app.inject('/sitemap.xml');
  expect(body).toContain(`<loc>https://tero.example/sitemap/services-1.xml.gz</loc><lastmod>${at}</lastmod>`);
});

it('is written anew after an hour, not before', async () => {
  const later = await createService(h, owner);
  expect(await all()).not.toContain(`/servicios/${later.id}`);
  h.clock.advance(hour);
  expect(await all()).toContain(`/servicios/${later.id}`);
});

it('begins another file with each 50,000 ids, and has none that is empty', async () => {
  const far = await createService(h, owner, { id: 120_000 });
  h.clock.advance(hour);
  const { body } = await h.app.inject('/sitemap.xml');
  const names = pathsOf(body).filter((path) => path.includes('services'));
  expect(names).toEqual(['/sitemap/services-1.xml.gz', '/sitemap/services-3.xml.gz']);
  expect(pathsOf(await file('/sitemap/services-3.xml.gz'))).toEqual([`/servicios/${far.id}`]);
  for (const name of ['services-2', 'services-0', 'nada', '..%2f..%2ftero']) {
    expect((await h.app.inject(`/sitemap/${name}.xml.gz`)).statusCode, name).toBe(404);
  }
});

it('writes no file for a name that is not in its index, nor for one with nothing in it', async () => {
  for (const name of ['services-4', 'providers-7', 'posts-99999', 'services-99999']) {
    expect((await h.app.inject(`/sitemap/${name}.xml.gz`)).statusCode, name).toBe(404);
  }
  const { body } = await h.app.inject('/sitemap.xml');
  const listed = pathsOf(body).map((path) => path.replace('/sitemap/', ''));
  expect(readdirSync(join(h.deps.config.dataDir, 'sitemap')).toSorted()).toEqual(listed.toSorted());
});

it('says of a provider when something on its page changed, not its account', async () => {
  h.clock.set('2026-04-02T15:00:00.000Z');
  await h.deps.db
    .updateTable('accounts')
    .set({ updated_at: h.clock.now().toISOString() })
    .where('id', '=', owner.id)
    .execute();
  const lines = async (kind: string) => (await file(`/sitemap/${kind}-1.xml.gz`)).split('\n');
  const line = (path: string, day: string) =>
    `<url><loc>https://tero.example${path}</loc><lastmod>${day}</lastmod></url>`;
  expect(await lines('providers')).toContain(line(`/provider-profile/${owner.id}`, '2026-03-10'));
  expect(await lines('posts')).toContain(line(`/publicacion/post/${postId}`, '2026-03-10'));
  h.clock.advance(hour);
  await createService(h, owner);
  expect(await lines('providers')).toContain(line(`/provider-profile/${owner.id}`, '2026-04-02'));
});
