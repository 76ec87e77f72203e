import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { describe, expect, it } from 'vitest';
import { filesIn, image } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import type { Person } from '../../../../test/people.ts';
import { createPublisher, edit, publish } from '../../../../test/service-form.ts';

const h = await startHarness();

async function published(owner: Person, photos = 1, fields = {}): Promise<Service> {
  const files = await Promise.all(Array.from({ length: photos }, () => image()));
  return (await publish(h, owner, fields, files)).body.service;
}

const idsOf = (service: Service) => service.images.map((image) => image.id);
const keyOf = (url: string) => url.split('/').at(-1)?.split('-')[0] ?? '';
const uploaded = () => new Set(filesIn(h, 'uploads').map((name) => name.split('-')[0]));

async function mainOf(id: number): Promise<number[]> {
  const rows = await h.deps.db
    .selectFrom('service_images')
    .select('id')
    .where('service_id', '=', id)
    .where('is_main', '=', 1)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the edit form of the service in its current state. */
async function bodyOf(owner: Person, id: number) {
  const { body } = await h.call<{ service: Service }>('GET', `/api/services/${id}`, { as: owner.token });
  return body.service;
}

describe('the images of an edit', () => {
  const choose = (existing_images: object[], more: object = {}) => ({
    existing_images: JSON.stringify(existing_images),
    ...more,
  });

  it('stay when nothing is said of them, with the same main one', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 3, { main_image_index: '2' });
    const { body } = await edit(h, owner, before.id);
    expect(body.service.images).toEqual(before.images);
    const asJson = await h.call<{ service: Service }>('PUT', `/api/services/${before.id}`, {
      as: owner.token,
      body: { ...before, available_hours: before.available_hours },
    });
    expect([asJson.status, asJson.body.service.images]).toEqual([200, before.images]);
  });

  it('are put in another order, with another main one', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 3);
    const [first, second, third] = idsOf(before);
    const order = [{ id: third }, { id: first }, { id: second, is_main: true }];
    const { body } = await edit(h, owner, before.id, choose(order));
    expect(idsOf(body.service)).toEqual([second, third, first]);
    expect(await mainOf(before.id)).toEqual([second]);
    const again = await edit(h, owner, before.id, choose(order, { main_image_index: '0' }));
    expect(await mainOf(before.id)).toEqual([second]);
    expect(again.body.service.images).toEqual(body.service.images);
  });

  it('go by either list, with their files, and new ones come', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 3);
    const [first, second, third] = idsOf(before);
    const [gone, alsoGone, stays] = before.images.map((image) => keyOf(image.image_url));
    const lists = choose([{ id: first, is_main: '1', should_delete: true }, { id: third }], {
      imagesToDelete: JSON.stringify([second]),
      main_image_index: '1',
    });
    const { status, body } = await edit(h, owner, before.id, lists, [await image({ color: '#0b5e6b' })]);
    expect(status).toBe(200);
    expect(idsOf(body.service)).toHaveLength(2);
    expect(idsOf(body.service)[1]).toBe(third);
    expect(await mainOf(before.id)).toEqual([idsOf(body.service)[0]]);
    const files = uploaded();
    expect([gone, alsoGone, stays].map((key) => files.has(key))).toEqual([false, false, true]);
    expect(filesIn(h, 'incoming')).toEqual([]);
  });

  it('get a new main image when the main one is removed', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 2);
    const [main, next] = idsOf(before);
    const { body } = await edit(h, owner, before.id, { imagesToDelete: String(main) });
    expect(body.service.images).toMatchObject([{ id: next, is_main: true }]);
  });

  it('of another service, or no service, are ignored', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 2);
    const strangers = await published(await createPublisher(h), 1);
    const own = await published(owner, 1);
    const foreign = [...idsOf(strangers), ...idsOf(own), 999_999_999_999, 0, -1];
    const lists = choose(
      foreign.map((id) => ({ id, is_main: true, should_delete: true })),
      { imagesToDelete: JSON.stringify(foreign) },
    );
    const { status, body } = await edit(h, owner, before.id, lists);
    expect([status, body.service.images]).toEqual([200, before.images]);
    expect((await bodyOf(owner, strangers.id)).images).toEqual(strangers.images);
    expect((await bodyOf(owner, own.id)).images).toEqual(own.images);
    const files = uploaded();
    for (const { image_url } of [...strangers.images, ...own.images]) expect(files.has(keyOf(image_url))).toBe(true);
    const paths = choose([{ id: '../../tero.sqlite', image_url: '/etc/passwd' }]);
    expect((await edit(h, owner, before.id, paths)).status).toBe(400);
  });

  it('are one at least and five at most, those that stay included', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 4);
    const all = idsOf(before);
    const files = uploaded();
    const none = await edit(h, owner, before.id, { imagesToDelete: JSON.stringify(all) });
    expect([none.status, none.body.errors]).toEqual([
      400,
      { images: 'Debes subir al menos una imagen para el servicio' },
    ]);
    const two = [await image(), await image()];
    const tooMany = await edit(h, owner, before.id, {}, two);
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      400,
      { images: 'No puedes agregar más de 5 imágenes en total' },
    ]);
    expect(uploaded()).toEqual(files);
    const { body } = await edit(h, owner, before.id, { imagesToDelete: String(all[3]) }, two);
    expect(body.service.images).toHaveLength(5);
    const replaced = await edit(h, owner, before.id, { imagesToDelete: idsOf(body.service).join(',') }, two);
    expect(replaced.body.service.images).toHaveLength(2);
    expect(await mainOf(before.id)).toHaveLength(1);
  });

  it('leave nothing behind when one of them is refused, or the edit is', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 2);
    const files = uploaded();
    const bad = { bytes: 'GIF89a no es', name: 'mala.gif' };
    const refused = await edit(h, owner, before.id, { imagesToDelete: String(idsOf(before)[0]) }, [await image(), bad]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { images: 'El archivo mala.gif no es una imagen válida' },
    ]);
    const foreign = await edit(h, await createPublisher(h), before.id, {}, [await image()]);
    expect(foreign.status).toBe(403);
    expect(uploaded()).toEqual(files);
    expect(filesIn(h, 'incoming')).toEqual([]);
    expect((await bodyOf(owner, before.id)).images).toEqual(before.images);
  });

  it('count for the quota, less those that go', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 2);
    const created_at = h.clock.now().toISOString();
    const other = await published(owner, 1);
    const rows = Array.from({ length: limits.accountImages - 3 }, (_, i) => ({
      service_id: other.id,
      file: `relleno-${i}`,
      position: i + 1,
      is_main: 0 as const,
      created_at,
    }));
    await h.deps.db.insertInto('service_images').values(rows).execute();
    const files = uploaded();
    const more = await edit(h, owner, before.id, {}, [await image()]);
    expect([more.status, more.body.code]).toEqual([409, 'quota_exceeded']);
    expect(uploaded()).toEqual(files);
    const swapped = await edit(h, owner, before.id, { imagesToDelete: String(idsOf(before)[0]) }, [await image()]);
    expect(swapped.status).toBe(200);
  });

  it('keep a file that another service shows too', async () => {
    const owner = await createPublisher(h);
    const before = await published(owner, 2);
    const other = await published(owner, 1);
    const [id] = idsOf(before);
    const key = keyOf(before.images[0]?.image_url ?? '');
    const row = { service_id: other.id, file: key, position: 1, is_main: 0 as const, created_at: before.created_at };
    await h.deps.db.insertInto('service_images').values(row).execute();
    expect((await edit(h, owner, before.id, { imagesToDelete: String(id) })).body.service.images).toHaveLength(1);
    expect(uploaded().has(key)).toBe(true);
  });
});
