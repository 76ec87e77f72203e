import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { startJobs } from '../../jobs.ts';
import { pictureAddress } from '../head/picture.ts';
import { resolvePage } from '../pages/resolve.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const leaving = await createProvider(h, { entitled: true, profile: { company_name: 'Luz & Cía' } });
const staying = await createProvider(h, { entitled: true, profile: { company_name: 'Sol' } });
const mine = await createService(h, leaving);
const theirs = await createService(h, staying);
const deleted = await createService(h, staying);

const posted = async (as: Person) => {
  const { body } = await h.call<{ post: { id: number } }>('POST', '/api/posts', {
    as: as.token,
    body: { content: 'Obra lista' },
  });
  return body.post.id;
};

async function draw(path: string): Promise<void> {
  const response = await resolvePage(h.deps, path, '');
  if ('to' in response || !response.head.picture) throw new Error(`${path} has no picture`);
  expect((await h.app.inject(pictureAddress(response.head.picture))).statusCode).toBe(200);
}

async function kept(): Promise<string[]> {
  const jobs = startJobs(h.deps);
  await jobs.runAll();
  await jobs.stop();
  const names = readdirSync(join(h.deps.config.dataDir, 'previews'));
  return names.map((name) => name.replace(/-[\da-f]{12}\.jpg$/, '')).toSorted();
}

it('forgets pictures of what was deleted, with an account all of it, and those nobody asks for', async () => {
  const [myPost, gonePost] = [await posted(leaving), await posted(staying)];
  const ofLeaving = [`/servicios/${mine.id}`, `/provider-profile/${leaving.id}`, `/publicacion/post/${myPost}`];
  const ofStaying = [`/servicios/${theirs.id}`, `/provider-profile/${staying.id}`];
  const others = [`/servicios/${deleted.id}`, `/publicacion/post/${gonePost}`, '/servicios/categoria/electricidad'];
  for (const path of [...ofLeaving, ...ofStaying, ...others]) await draw(path);
  expect(await kept()).toHaveLength(8);

  await h.call('DELETE', `/api/services/${deleted.id}`, { as: staying.token });
  await h.call('DELETE', `/api/posts/${gonePost}`, { as: staying.token });
  expect((await eraseOwn(h, leaving.token)).status).toBe(200);
  const left = [`provider-${staying.id}`, `service-${theirs.id}`];
  expect(await kept()).toEqual(['category-electricidad', ...left]);

  h.clock.advance(20 * day);
  for (const path of ofStaying) await draw(path);
  h.clock.advance(20 * day);
  expect(await kept()).toEqual(left);
});
