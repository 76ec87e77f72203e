import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { filesIn } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { createService } from '../../test/services.ts';
import { sweepImages } from './sweep.ts';

const h = await startHarness();
const uploads = join(h.deps.config.dataDir, 'uploads');

function put(name: string, minutesAgo: number): void {
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, name), '');
  const at = new Date(Date.now() - minutesAgo * minute);
  utimesSync(join(uploads, name), at, at);
}

it('removes old files that no row uses, and nothing else', async () => {
  const { db, clock } = h.deps;
  const created_at = clock.now().toISOString();
  const provider = await createProvider(h, { entitled: true, profile_image: 'cara' });
  await createService(h, provider, { images: ['servicio-a', 'demo-cover'] });
  const post = await db
    .insertInto('posts')
    .values({
      provider_id: provider.id,
      content: 'Hola a todos',
      likes_count: 0,
      views_count: 0,
      shares_count: 0,
      created_at,
      updated_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('post_images').values({ post_id: post.id, file: 'nota', position: 0 }).execute();
  const dates = { start_date: '2026-03-01', end_date: '2026-03-31', created_at };
  await db
    .insertInto('offers')
    .values({ provider_id: provider.id, file: 'oferta', ...dates })
    .execute();

  const shown = ['cara-96.webp', 'demo-cover-480.webp', 'nota-480.webp', 'oferta-480.webp', 'servicio-a-160.webp'];
  for (const name of shown) put(name, 600);
  put('vieja-160.webp', 61);
  put('vieja-480.webp', 61);
  put('joven-160.webp', 61);
  put('joven-480.webp', 59);
  put('.vieja-160.webp.4711', 61);
  put('.joven-160.webp.4711', 59);

  expect(await sweepImages(h.deps, hour)).toBe(1);
  expect(filesIn(h, 'uploads')).toEqual(['.joven-160.webp.4711', ...shown, 'joven-160.webp', 'joven-480.webp'].sort());
  expect(await sweepImages(h.deps, 0)).toBe(1);
  expect(filesIn(h, 'uploads')).toEqual(shown);
});
