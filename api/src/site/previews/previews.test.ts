import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages } from '@tero/shared/rules/site/pages';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { AppError } from '../../core/errors.ts';
import { pictureAddress } from '../head/picture.ts';
import { resolvePage } from '../pages/resolve.ts';
import { pictureCache } from './picture-cache.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Luz & Cía' } });
const cover = { create: { width: 1200, height: 900, channels: 3 as const, background: '#c2412d', noise: noise() } };
await h.deps.images.put('portada', 1200, await sharp(cover).webp({ quality: 100 }).toBuffer());
const { id } = await createService(h, owner, {
  title: 'Tableros <b>eléctricos</b> & más 🔌 para toda la casa, con garantía escrita y materiales incluidos',
  images: ['portada'],
  coverage_area: 'Pocitos, Montevideo',
});

function noise() {
  return { type: 'gaussian' as const, mean: 128, sigma: 60 };
}

async function addressOf(path: string): Promise<string> {
  const response = await resolvePage(h.deps, path, '');
  if ('to' in response || !response.head.picture) throw new Error(`${path} has no picture`);
  return pictureAddress(response.head.picture);
}

it.each([
  `/servicios/${id}`,
  `/servicios/${id}/reviews`,
  `/provider-profile/${owner.id}`,
  '/servicios/categoria/electricidad',
  '/servicios/categoria/electricidad/montevideo',
  '/servicios/categoria/electricidad/montevideo/pocitos',
  '/',
  '/servicios',
  '/help',
  '/blog/1',
])('%s has a JPEG that chats show', async (path) => {
  const { statusCode, headers, rawPayload } = await h.app.inject(await addressOf(path));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(300_000);
});

const fixed = sitePages.filter(({ path, open }) => open && !path.includes(':')).map(({ path }) => path);

it.each(fixed)('%s, which people share as well, has one of its own', async (path) => {
  const { statusCode, headers } = await h.app.inject(await addressOf(path));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('shows the cover and the title', async () => {
  const { rawPayload } = await h.app.inject(await addressOf(`/servicios/${id}`));
  const { dominant } = await sharp(
    await sharp(rawPayload).extract({ left: 740, top: 0, width: 400, height: 600 }).toBuffer(),
  ).stats();
  expect(dominant).not.toMatchObject({ r: 248, g: 248 });
  const words = await sharp(
    await sharp(rawPayload).extract({ left: 64, top: 190, width: 600, height: 240 }).toBuffer(),
  ).stats();
  expect(words.channels[0]?.min).toBeLessThan(60);
});

it('leads from an older version to the present one, which changes with what is shown', async () => {
  const before = await addressOf(`/servicios/${id}`);
  await h.deps.db.updateTable('services').set({ title: 'Otro título' }).where('id', '=', id).execute();
  const now = await addressOf(`/servicios/${id}`);
  expect(now).not.toBe(before);
  const old = await h.app.inject(before);
  expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([302, now, 'no-cache']);
});

it.each(['service-999999-0123456789ab.jpg', 'page-admin-0123456789ab.jpg', 'nada.jpg', 'service-..-0123456789ab.jpg'])(
  'has none under %s',
  async (name) => expect((await h.app.inject(`/previews/${name}`)).statusCode).toBe(404),
);

it('draws each once, and keeps no more than it should', async () => {
  const pathOf = pictureCache(h.deps, 4);
  const drawn = { title: 'Una', line: 'línea', cover: null };
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `service-${letter}.jpg`)) {
    h.clock.advance(1000);
    await Promise.all([pathOf(name, drawn), pathOf(name, drawn)]);
  }
  const kept = readdirSync(join(h.deps.config.dataDir, 'previews'));
  expect(kept).toContain('service-f.jpg');
  expect(kept.length).toBeLessThanOrEqual(4);
});

it('refuses with 503 when too many wait', async () => {
  const pathOf = pictureCache(h.deps);
  const drawn = { title: 'Una', line: 'línea', cover: null };
  const all = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => pathOf(`post-${at}.jpg`, drawn)));
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'overloaded', status: 503 });
  expect(refusals[0]).toBeInstanceOf(AppError);
});
