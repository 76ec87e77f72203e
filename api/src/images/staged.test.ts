// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Post } from '@tero/shared/contract/posts';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { eraseOwn } from '../../test/deletion.ts';
import { form, image, type SentFile } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { failDiskAfterCommit, loseCommit } from '../../test/held.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../test/people.ts';
import { expectServerError } from '../../test/server-errors.ts';
import { filled } from '../../test/service-fields.ts';
import { createPublisher } from '../../test/service-form.ts';
import { createService } from '../../test/services.ts';
import { sweepStaged, unstage } from './staged.ts';

const h = await startHarness();
const provider = await createPublisher(h);
const red = await image({ color: '#aa0000' });
const blue = await image({ color: '#0000aa' });

const put = (id: string, file: Buffer | SentFile, person: Person | null = provider) =>
  h.call('PUT', `/api/uploads/${id}`, { as: person?.token ?? null, body: form({}, 'photo', [file]) });
const publish = (photoIds: readonly string[], person: Person = provider, key: string = randomUUID()) =>
  h.call<{ post: Post; missing?: string[] }>('POST', '/api/posts', {
    as: person.token,
    body: { content: 'Una obra con fotos que ya subieron', photoIds },
    headers: { 'idempotency-key': key },
  });
const waiting = () => {
  const folder = join(h.deps.config.dataDir, 'staged');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const uploaded = async (file: Buffer = red, person: Person = provider) => {
  const id = randomUUID();
  expect((await put(id, file, person)).status).toBe(200);
  return id;
};

describe('a database that is away as it is about to say that it has written', () => {
  test('keeps an image that was uploaded ahead', async () => {
    const id = randomUUID();
    loseCommit(h);
    expect((await put(id, red)).status).toBe(503);
    expect((await put(id, red)).status).toBe(200);
    expect((await publish([id])).status).toBe(201);
  });

  test('keeps the pictures of what it has written, which is there once', async () => {
    const [id, key] = [await uploaded(), randomUUID()];
    // the first one asks whether the provider may publish
    loseCommit(h, 2);
    expect((await publish([id], provider, key)).status).toBe(503);
    const { status, body, headers } = await publish([id], provider, key);
    expect([status, headers['idempotency-replayed']]).toEqual([201, 'true']);
    const [picture] = body.post.images;
    expect((await h.call('GET', picture?.image_url ?? '')).status).toBe(200);
    await unstage(h.deps, provider.id, [id]);
  });
});

describe('a disk that fails as it is to keep what was committed', () => {
  test('leaves an image that was uploaded ahead, and the pictures of what was written', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 2; times += 1) expectServerError(/EIO/);
    failDiskAfterCommit(h);
    expect((await put(id, red)).status).toBe(500);
    expect((await put(id, red)).status).toBe(200);
    // the first one asks whether the provider may publish
    failDiskAfterCommit(h, 2);
    expect((await publish([id], provider, key)).status).toBe(500);
    const { status, body, headers } = await publish([id], provider, key);
    expect([status, headers['idempotency-replayed']]).toEqual([201, 'true']);
    const [picture] = body.post.images;
    expect((await h.call('GET', picture?.image_url ?? '')).status).toBe(200);
    await unstage(h.deps, provider.id, [id]);
  });
});

describe('images that are uploaded ahead', () => {
  test('are used by a post in its order, and then removed', async () => {
    const ids = [await uploaded(red), await uploaded(blue)];
    expect(waiting()).toHaveLength(2);
    const { status, body } = await publish(ids);
    expect([status, body.post.images.length]).toEqual([201, 2]);
    expect(waiting()).toEqual([]);
  });

  test('are taken by a service, with one picture or more', async () => {
    const id = await uploaded();
    const send = (photoIds: string[]) =>
      h.call<{ service: Service }>('POST', '/api/services', {
        as: provider.token,
        body: { ...filled, corrections: 'kept', photoIds },
      });
    const none = await send([]);
    expect([none.status, none.body.errors]).toEqual([
      400,
      { images: 'Debes subir al menos una imagen para el servicio' },
    ]);
    const { status, body } = await send([id]);
    expect([status, body.service.images.length]).toEqual([200, 1]);
    expect(waiting()).toEqual([]);
  });

  test.each([
    ['', 0],
    ['[]', 0],
    ['json', 2],
    ['commas', 2],
  ])('are named by a form too: %j', async (given, count) => {
    const ids = given === '' || given === '[]' ? [] : [await uploaded(red), await uploaded(blue)];
    const photoIds = given === 'json' ? JSON.stringify(ids) : given === 'commas' ? ids.join(',') : given;
    const { status, body } = await h.call<{ post: Post }>('POST', '/api/posts', {
      as: provider.token,
      body: form({ content: 'Una obra con fotos que ya subieron', photoIds }),
    });
    expect([status, body.post?.images.length]).toEqual([201, count]);
  });

  test('sent again change nothing; another photo under that id is refused', async () => {
    const id = await uploaded(red);
    expect((await put(id, red)).status).toBe(200);
    expect(waiting()).toHaveLength(1);
    const other = await put(id, blue);
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    await Promise.all([1, 2, 3].map(() => put(id, red)));
    expect(waiting()).toHaveLength(1);
    expect((await publish([id])).body.post.images).toHaveLength(1);
  });

  test('are reported by id when they are missing, or of another account', async () => {
    const stranger = await createPublisher(h);
    const [id, foreign] = [await uploaded(), await uploaded(blue, stranger)];
    const gone = randomUUID();
    const { status, body } = await publish([id, gone, foreign]);
    expect([status, body.code, body.missing]).toEqual([409, 'upload_missing', [gone, foreign]]);
    // the upload stays for the next attempt
    expect((await publish([id])).status).toBe(201);
    await h.call('DELETE', `/api/uploads/${foreign}`, { as: provider.token });
    expect((await publish([foreign], stranger)).status).toBe(201);
  });

  test('may be gone when the post is sent again: it gets the cached response', async () => {
    const [id, key] = [await uploaded(), randomUUID()];
    const first = await publish([id], provider, key);
    const second = await publish([id], provider, key);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
  });

  test('must be images, of providers who may publish and of clients, for their reviews (rule REV-98)', async () => {
    const id = randomUUID();
    expect((await put(id, red, null)).status).toBe(401);
    expect((await put(id, red, await createClient(h))).status).toBe(200);
    // the images of a pedido, of finished work or of a profile may be uploaded again and again, but no others
    const newcomer = await createProvider(h);
    for (const _ of [1, 2]) expect((await put(id, red, newcomer)).status).toBe(200);
    for (let at = 1; at < limits.quotePhotos; at += 1) {
      expect((await put(randomUUID(), red, newcomer)).status).toBe(200);
    }
    const unsubscribed = await put(randomUUID(), red, newcomer);
    expect([unsubscribed.status, unsubscribed.body.code]).toEqual([403, 'requires_subscription']);
    for (const bytes of ['<svg onload="alert(1)"/>', '<html></html>', '']) {
      const { status, body } = await put(id, { bytes, name: 'foto.jpg' });
      expect([status, body.code]).toEqual([400, 'upload_refused']);
    }
    expect((await h.call('PUT', `/api/uploads/${id}`, { as: provider.token, body: {} })).status).toBe(400);
    expect((await put('../../uploads', red)).status).toBe(404);
    expect((await put('nada', red)).status).toBe(400);
  });

  test('are for a change of what is there too: without a subscription, and by an administrator', async () => {
    const former = await createProvider(h);
    const { id } = await createService(h, former);
    const change = (photoIds: string[], person: Person) =>
      h.call<{ service: Service }>('PUT', `/api/services/${id}`, {
        as: person.token,
        body: { ...filled, is_active: false, existing_images: [], photoIds },
      });
    expect((await change([await uploaded(red, former)], former)).status).toBe(200);
    const admin = await createAdmin(h);
    const { status, body } = await change([await uploaded(blue, admin)], admin);
    expect([status, body.service.images.length]).toEqual([200, 2]);
  });

  test('are at most so many, and removed after a week', async () => {
    const owner = await createPublisher(h);
    for (const _ of Array.from({ length: limits.stagedUploads })) await uploaded(red, owner);
    const more = await put(randomUUID(), red, owner);
    expect([more.status, more.body.code]).toEqual([409, 'quota_exceeded']);
    h.clock.advance(8 * day);
    await sweepStaged(h.deps, 0);
    expect(waiting()).toEqual([]);
    expect((await put(randomUUID(), red, owner)).status).toBe(200);
  });

  test('go with the account, and so do the stored responses', async () => {
    const owner = await createPublisher(h);
    const other = await uploaded(blue);
    const others = waiting();
    await uploaded(red, owner);
    await publish([], owner);
    expect((await eraseOwn(h, owner.token)).status).toBe(200);
    expect(waiting()).toEqual(others);
    const kept = await h.deps.db.selectFrom('idempotency_keys').select('owner').execute();
    expect(kept.map(({ owner: name }) => name)).not.toContain(`account:${owner.id}`);
    expect((await publish([other])).status).toBe(201);
  });

  test('more than a post may hold are refused with its own words, and stay', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => uploaded()));
    const { status, body } = await h.call('POST', '/api/posts', {
      as: provider.token,
      body: form({ content: 'Cinco que subieron y una más', photoIds: ids }, 'images', [red]),
    });
    expect([status, body.errors]).toEqual([400, { images: 'Puedes agregar máximo 5 imágenes' }]);
    expect((await publish(ids)).status).toBe(201);
  });
});
