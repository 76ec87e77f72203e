import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { decideCase, moderate } from '../../../test/moderation.ts';
import { createAdmin, createClient, type Person, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { type Kind, widths } from '../../images/store.ts';
import { sweepImages } from '../../images/sweep.ts';
import { hideAskedPictures } from './things/hiding.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const jpeg = await image();

const inAddress = /\/uploads\/[\w-]+\.webp/g;

const isFace = (url: string) => /-(96|256)\.webp$/.test(url);

/** Returns the addresses of the pictures in a response, or of its publishers' profile pictures. */
async function shownAt(path: string, as?: Person, faces = false): Promise<string[]> {
  const { body } = await h.call('GET', path, { as: as && (await signIn(h, as)) });
  const found: string[] = JSON.stringify(body).match(inAddress) ?? [];
  return [...new Set(found)].filter((url) => isFace(url) === faces);
}

async function served(addresses: readonly string[]): Promise<number[]> {
  const codes = await Promise.all(addresses.map(async (url) => (await h.app.inject({ url })).statusCode));
  return [...new Set(codes)];
}

/** Returns an image of the store, by its key. */
async function stored(kind: Kind): Promise<string> {
  const key = randomBytes(16).toString('hex');
  for (const width of widths[kind]) await h.deps.images.put(key, width, jpeg);
  return key;
}

/**
 * Returns a provider with a profile picture, a service, a post and a promotion, and the addresses of their pictures.
 */
async function published() {
  const owner = await createPublisher(h);
  const face = await stored('profile');
  await h.deps.db.updateTable('accounts').set({ profile_image: face }).where('id', '=', owner.id).execute();
  const service = await createService(h, owner, { images: [await stored('service')] });
  const made = async (path: string, fields: Record<string, string>, field: string, key: string) => {
    const given = { as: owner.token, body: form(fields, field, [jpeg]) };
    const { body } = await h.call<Record<string, { id: number }>>('POST', path, given);
    return body[key]?.id ?? 0;
  };
  const post = await made('/api/posts', { content: 'Terminamos ayer' }, 'images', 'post');
  const dates = { title: 'Rebaja', startDate: '2026-03-01', endDate: '2026-04-05' };
  const offer = await made('/api/offers', dates, 'image', 'offer');
  const paths = {
    service: `/api/services/${service.id}`,
    post: `/api/posts/${post}`,
    offer: `/api/offers?providerId=${owner.id}`,
  };
  return { owner, ids: { service: service.id, post, offer, profile: owner.id }, paths };
}

describe('the pictures of what the team hides', () => {
  it.each(['service', 'post', 'offer'] as const)('lead nowhere by the addresses of before: a %s', async (kind) => {
    const { owner, ids, paths } = await published();
    const before = await shownAt(paths[kind]);
    expect([before.length > 0, await served(before)]).toEqual([true, [200]]);
    const { images } = await moderate(h, admin, { kind, id: ids[kind] }, 'hide');
    expect(await served(before)).toEqual([404]);
    expect([images.length, await served(images)]).toEqual([1, [200]]);
    await sweepImages(h.deps, 0);
    await moderate(h, admin, { kind, id: ids[kind] }, 'restore');
    const after = await shownAt(paths[kind], owner);
    expect([after.length, await served(after), await served(before)]).toEqual([before.length, [200], [404]]);
  });

  it('go with a profile that is hidden and an account that is suspended, all that they publish', async () => {
    for (const action of ['hide', 'suspend'] as const) {
      const { ids, paths, owner } = await published();
      const all = (await Promise.all(Object.values(paths).map((path) => shownAt(path)))).flat();
      const face = await shownAt(`/api/providers/${owner.id}`, undefined, true);
      expect([all.length > 3, face.length > 0, await served([...all, ...face])]).toEqual([true, true, [200]]);
      const copy = vi.spyOn(h.deps.images, 'copy');
      await moderate(h, admin, { kind: 'profile', id: ids.profile }, action);
      // hundreds would delay the response
      expect(copy).not.toHaveBeenCalled();
      await hideAskedPictures(h.deps);
      expect(await served([...all, ...face])).toEqual([404]);
      expect(copy.mock.calls.length).toBeGreaterThan(2);
      copy.mockClear();
      await hideAskedPictures(h.deps);
      expect(copy).not.toHaveBeenCalled();
      copy.mockRestore();
    }
  });

  it('go with the account of who wrote a review, and come back', async () => {
    const { ids } = await published();
    const client = await createClient(h);
    const photo = crypto.randomUUID();
    await h.call('PUT', `/api/uploads/${photo}`, { as: client.token, body: form({}, 'photo', [jpeg]) });
    const { body } = await writeReview(h, client, { id: ids.service }, { photoIds: [photo] });
    const path = `/api/services/${ids.service}/reviews`;
    const before = await shownAt(path);
    expect([before.length, await served(before)]).toEqual([2, [200]]);
    const { id } = await moderate(h, admin, { kind: 'review', id: body.review.id }, 'suspend');
    await hideAskedPictures(h.deps);
    expect([await shownAt(path), await served(before)]).toEqual([[], [404]]);
    await sweepImages(h.deps, 0);
    await decideCase(h, admin, id, 'lift');
    const after = await shownAt(path);
    expect([after.length, await served(after), await served(before)]).toEqual([2, [200], [404]]);
  });

  it('go although the process dies while it copies, as it commits, or before it removes them', async () => {
    for (const death of ['copy', 'commit', 'remove'] as const) {
      const { ids, paths, owner } = await published();
      const all = (await Promise.all(Object.values(paths).map((path) => shownAt(path)))).flat();
      const { id } = await moderate(h, admin, { kind: 'profile', id: ids.profile }, 'suspend');
      const dies = () => {
        throw new Error('killed');
      };
      const spy =
        death === 'commit'
          ? vi.spyOn(h.deps.db, 'transaction').mockImplementationOnce(dies)
          : vi.spyOn(h.deps.images, death).mockImplementationOnce(dies);
      await expect(hideAskedPictures(h.deps)).rejects.toThrow('killed');
      spy.mockRestore();
      await hideAskedPictures(h.deps);
      expect([death, await served(all)]).toEqual([death, [404]]);
      await sweepImages(h.deps, 0);
      expect((await decideCase(h, admin, id, 'lift')).status).toBe(201);
      const after = (await Promise.all(Object.values(paths).map((path) => shownAt(path, owner)))).flat();
      expect([death, after.length, await served(after)]).toEqual([death, all.length, [200]]);
      const left = h.deps.db.selectFrom('finished_jobs').select('name').where('name', 'like', '%picture%');
      expect(await left.execute()).toEqual([]);
    }
  });

  it('stay where they are when the suspension is lifted first', async () => {
    const { ids, paths } = await published();
    const all = (await Promise.all(Object.values(paths).map((path) => shownAt(path)))).flat();
    const { id } = await moderate(h, admin, { kind: 'profile', id: ids.profile }, 'suspend');
    await decideCase(h, admin, id, 'lift');
    await hideAskedPictures(h.deps);
    expect(await served(all)).toEqual([200]);
  });

  it('stay where another thing shows the same file', async () => {
    const [one, other] = [await published(), await published()];
    const row = await h.deps.db
      .selectFrom('service_images')
      .select('file')
      .where('service_id', '=', one.ids.service)
      .executeTakeFirstOrThrow();
    await h.deps.db
      .updateTable('service_images')
      .set({ file: row.file })
      .where('service_id', '=', other.ids.service)
      .execute();
    await moderate(h, admin, { kind: 'service', id: one.ids.service }, 'hide');
    expect(await served(await shownAt(other.paths.service))).toEqual([200]);
  });
});

describe('what is not published', () => {
  it('is at no address: a picture that waits for its form, and those of a thing that was deleted', async () => {
    const { owner, ids, paths } = await published();
    const id = crypto.randomUUID();
    const sent = { as: owner.token, body: form({}, 'photo', [jpeg]) };
    expect((await h.call('PUT', `/api/uploads/${id}`, sent)).status).toBe(200);
    const staged = await h.deps.db
      .selectFrom('staged_uploads')
      .select('file')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const names = [staged.file, `${staged.file}-480.webp`, `../staged/${staged.file}`, `%2e%2e/staged/${staged.file}`];
    for (const name of names) expect((await h.app.inject({ url: `/uploads/${name}` })).statusCode).not.toBe(200);
    const before = (await Promise.all(Object.values(paths).map((path) => shownAt(path)))).flat();
    await h.call('DELETE', `/api/services/${ids.service}`, { as: owner.token });
    await h.call('DELETE', `/api/posts/${ids.post}`, { as: owner.token });
    await h.call('DELETE', `/api/offers/${ids.offer}`, { as: owner.token });
    expect(await served(before)).toEqual([404]);
  });
});
