import type { Post } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import { emptyFile, naming } from '@tero/shared/rules/images/faults';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { filesIn, form, image, type SentFile } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
const content = 'Fotos de la obra terminada';
const jpeg = await image({ exif: true });
let post: Post;

const create = (files: (SentFile | Buffer)[], as: Person = owner) =>
  h.call<{ post: Post }>('POST', '/api/posts', { as: as.token, body: form({ content }, 'images', files) });
const edit = (kept: string | string[], files: (SentFile | Buffer)[] = [], as: Person = owner, id = post.id) => {
  const fields = { content, existingImages: kept };
  return h.call<{ post: Post }>('PUT', `/api/posts/${id}`, { as: as.token, body: form(fields, 'images', files) });
};
const addresses = (of: Post) => of.images.map((image) => image.image_url);
const served = async (address: string) => (await h.app.inject(address)).statusCode;

beforeEach(async () => {
  const { status, body } = await create([jpeg, jpeg]);
  expect(status).toBe(201);
  post = body.post;
});

describe('the images of a post', () => {
  test('are served in two widths, without what the file said of its author', async () => {
    for (const { image_url, card_url } of post.images) {
      for (const address of [image_url, card_url]) {
        const { statusCode, headers, rawPayload } = await h.app.inject(address);
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
        expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
        expect(rawPayload.includes('Fulana')).toBe(false);
      }
    }
    const list = await h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${owner.id}`);
    expect(list.body.posts.find(({ id }) => id === post.id)?.images).toEqual(post.images);
  });

  test('are at most 5 of at most 5 MB, and pictures', async () => {
    expect((await create(Array(limits.postImages).fill(jpeg))).body.post.images).toHaveLength(5);
    const before = filesIn(h, 'uploads');
    const atLimit = Buffer.concat([jpeg, Buffer.alloc(limits.postImageBytes - jpeg.length)]);
    const refused: [(SentFile | Buffer)[], string][] = [
      [Array(limits.postImages + 1).fill(jpeg), 'Puedes agregar máximo 5 imágenes'],
      [
        [{ bytes: Buffer.concat([atLimit, Buffer.alloc(1)]), name: 'enorme.jpg' }],
        'La imagen enorme.jpg es demasiado grande. Máximo 5MB por imagen',
      ],
      [[jpeg, { bytes: '<html></html>', name: 'pagina.jpg' }], 'El archivo pagina.jpg no es una imagen válida'],
      [[{ bytes: '<svg/>', name: 'd.svg', type: 'image/svg+xml' }], 'El archivo d.svg no es una imagen válida'],
      [[{ bytes: jpeg.subarray(0, 200), name: 'corta.jpg' }], 'El archivo corta.jpg no es una imagen válida'],
      [[{ bytes: '', name: 'vacia.jpg' }], naming(emptyFile, 'vacia.jpg')],
    ];
    for (const [files, message] of refused) {
      const { status, body } = await create(files);
      expect([status, body.code, body.errors]).toEqual([400, 'upload_refused', { images: message }]);
    }
    expect(filesIn(h, 'uploads')).toEqual(before);
    expect((await create([atLimit])).status).toBe(201);
    await expect.poll(() => filesIn(h, 'incoming')).toEqual([]);
  });

  test('leave no file when their provider may not publish', async () => {
    const before = filesIn(h, 'uploads');
    expect((await create([jpeg], await createProvider(h))).status).toBe(403);
    expect((await create([jpeg], await createAdmin(h))).status).toBe(403);
    expect(filesIn(h, 'uploads')).toEqual(before);
    await expect.poll(() => filesIn(h, 'incoming')).toEqual([]);
  });
});

describe('an edit', () => {
  test('keeps the chosen images, adds the new ones, and removes the files of the others', async () => {
    const [first, second] = addresses(post) as [string, string];
    const { status, body } = await edit(JSON.stringify([second]), [jpeg]);
    expect(status).toBe(200);
    const [kept, added] = addresses(body.post);
    expect([kept, body.post.images.length, added === first]).toEqual([second, 2, false]);
    expect(await Promise.all([first, second, added as string].map(served))).toEqual([404, 200, 200]);
    expect((await edit([])).body.post.images).toEqual([]);
    expect(await Promise.all([second, added as string].map(served))).toEqual([404, 404]);
  });

  test('takes addresses as a list, one by one, with the site’s own or as on a card', async () => {
    const [one, two] = addresses(post) as [string, string];
    for (const given of [
      JSON.stringify([one, two]),
      [one, two],
      `${one},${two}`,
      [`http://localhost:3000${one}`, two],
    ]) {
      expect(addresses((await edit(given)).body.post)).toEqual([one, two]);
    }
    const cards = post.images.map((image) => image.card_url);
    expect(addresses((await edit(cards)).body.post)).toEqual([one, two]);
    const { body } = await h.call<{ post: Post }>('PUT', `/api/posts/${post.id}`, {
      as: owner.token,
      body: { content, existingImages: [two] },
    });
    expect(addresses(body.post)).toEqual([two]);
  });

  test('is about the post’s own images alone', async () => {
    const foreign = (await create([jpeg])).body.post;
    const given = [...addresses(foreign), '../../etc/passwd', '/uploads/', '%', ''];
    const { body } = await edit(JSON.stringify(given), [jpeg]);
    expect(body.post.images).toHaveLength(1);
    expect(await served(addresses(foreign)[0] as string)).toBe(200);
    const read = await h.call<{ post: Post }>('GET', `/api/posts/${foreign.id}`);
    expect(read.body.post.images).toEqual(foreign.images);
  });

  test('has at most 5 in all, and changes nothing beyond', async () => {
    const before = filesIn(h, 'uploads');
    const kept = JSON.stringify(addresses(post));
    const { status, body } = await edit(kept, Array(4).fill(jpeg));
    expect([status, body.errors]).toEqual([400, { images: 'Máximo 5 imágenes permitidas' }]);
    expect((await edit('[]', Array(6).fill(jpeg))).body.errors).toEqual({ images: 'Máximo 5 imágenes permitidas' });
    expect(filesIn(h, 'uploads')).toEqual(before);
    expect((await edit(kept, Array(3).fill(jpeg))).body.post.images).toHaveLength(5);
    const both = await Promise.all([edit(kept, Array(3).fill(jpeg)), edit(kept, Array(3).fill(jpeg))]);
    for (const response of both) expect(response.body.post.images).toHaveLength(5);
  });

  test('by others leaves no file behind', async () => {
    const before = filesIn(h, 'uploads');
    const other = await createProvider(h, { entitled: true, profile: { company_name: 'Otra' } });
    expect((await edit('[]', [jpeg], other)).status).toBe(403);
    expect((await edit('[]', [jpeg], owner, 999_999)).status).toBe(404);
    expect(filesIn(h, 'uploads')).toEqual(before);
    await expect.poll(() => filesIn(h, 'incoming')).toEqual([]);
  });
});

describe('deleting', () => {
  test('removes the files, but for those that something else shows', async () => {
    const [first, second] = addresses(post) as [string, string];
    const file = /uploads\/(.+)-1200/.exec(second)?.[1] as string;
    const { db, clock } = h.deps;
    const at = clock.now().toISOString();
    const day = { start_date: '2026-03-01', end_date: '2026-03-31', created_at: at };
    await db
      .insertInto('offers')
      .values({ provider_id: owner.id, file, ...day })
      .execute();
    expect((await h.call('DELETE', `/api/posts/${post.id}`, { as: owner.token })).status).toBe(200);
    expect(await Promise.all([first, second].map(served))).toEqual([404, 200]);
  });

  test('of the account removes them too', async () => {
    const leaving = await createProvider(h, { entitled: true, profile: { company_name: 'Adiós' } });
    const { body } = await create([jpeg], leaving);
    const [address] = addresses(body.post) as [string];
    expect(await served(address)).toBe(200);
    expect((await eraseOwn(h, leaving.token)).status).toBe(200);
    expect(await served(address)).toBe(404);
    expect((await h.call('GET', `/api/posts/${body.post.id}`)).status).toBe(404);
  });
});

test('an account shows so many pictures in all, and no more', async () => {
  const full = await createProvider(h, { entitled: true, profile: { company_name: 'Llena' } });
  const { body } = await create([jpeg], full);
  const rows = Array.from({ length: limits.accountImages - 2 }, (_, at) => ({
    post_id: body.post.id,
    file: `sin-archivo-${at}`,
    position: at + 1,
  }));
  for (let at = 0; at < rows.length; at += 100)
    await h.deps.db
      .insertInto('post_images')
      .values(rows.slice(at, at + 100))
      .execute();
  const before = filesIn(h, 'uploads');
  const over = await create([jpeg, jpeg], full);
  expect([over.status, over.body.code]).toEqual([409, 'quota_exceeded']);
  expect(filesIn(h, 'uploads')).toEqual(before);
  expect((await create([jpeg], full)).status).toBe(201);
  expect((await create([jpeg], full)).status).toBe(409);
  expect((await create([], full)).status).toBe(201);
});
