import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { coverLook } from '@tero/shared/rules/services/cover-look';
import { beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { diskFiles } from '../files/disk.ts';
import { imageStore, widths } from '../images/store.ts';
import { seedDemoContent } from './demo.ts';
import { demoFolder } from './demo-content.ts';
import { avatarKey, coverKey, pictures, renderImages } from './images.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  expect(await seedDemoContent(h.deps.db, h.clock.now())).toBe(true);
});

it('has a drawing for every picture', async () => {
  const images = await h.deps.db.selectFrom('service_images').select('file').execute();
  const covers = (await pictures()).map(coverKey);
  const onPosts = await h.deps.db.selectFrom('post_images').select('file').execute();
  const onOffers = await h.deps.db.selectFrom('offers').select('file').execute();
  for (const { file } of [...images, ...onPosts, ...onOffers]) expect(covers).toContain(file);
  for (const width of widths.post) expect(widths.service).toContain(width);
  const people = await h.deps.db.selectFrom('accounts').select('profile_image').execute();
  const avatars = readdirSync(join(demoFolder, 'avatars')).map((file) => avatarKey(basename(file, '.svg')));
  for (const { profile_image } of people) if (profile_image) expect(avatars).toContain(profile_image);
});

it('shows no picture on two services', async () => {
  const images = await h.deps.db.selectFrom('service_images').select('file').execute();
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
  // services without photos differ too: the web app draws their covers by category, shape and id
  const bare = await h.deps.db
    .selectFrom('services as s')
    .select(['s.id', 's.category_id'])
    .where('s.id', 'not in', h.deps.db.selectFrom('service_images').select('service_id'))
    .execute();
  expect(bare).toHaveLength(40);
  const covers = bare.map(({ id, category_id }) => JSON.stringify([category_id, coverLook(id)]));
  expect(new Set(covers).size).toBe(covers.length);
  const colours = bare.map(({ id, category_id }) => JSON.stringify([category_id, coverLook(id).tone]));
  expect(new Set(colours).size).toBe(colours.length);
});

it('draws the pictures that are missing, and no others', async () => {
  const uploads = join(h.deps.config.dataDir, 'uploads');
  const store = imageStore(diskFiles(uploads));
  const covers = (await pictures()).map(coverKey);
  const avatars = readdirSync(join(demoFolder, 'avatars')).map((file) => avatarKey(basename(file, '.svg')));
  const drawn = Buffer.from('drawn before');
  for (const key of covers.slice(1)) for (const width of widths.service) await store.put(key, width, drawn);
  for (const key of avatars.slice(1)) for (const width of widths.profile) await store.put(key, width, drawn);
  await renderImages(store);
  const served = async (key: string, width: number) =>
    (await h.app.inject({ url: `/uploads/${key}-${width}.webp` })).rawPayload;
  for (const width of widths.service) {
    expect((await served(covers[0] ?? '', width)).subarray(8, 12).toString()).toBe('WEBP');
  }
  expect((await served(avatars[0] ?? '', 256)).subarray(8, 12).toString()).toBe('WEBP');
  expect((await served(covers[1] ?? '', 480)).toString()).toBe('drawn before');
});
