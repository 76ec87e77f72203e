import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Inquiry, SharedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { failDiskAfterCommit, loseCommit } from '../../../test/held.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { expectServerError } from '../../../test/server-errors.ts';
import { createService } from '../../../test/services.ts';
import { sweepStaged } from '../../images/staged.ts';
import { forgetInquiries } from './service.ts';

const h = await startHarness();
const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
const [service, other] = [
  await createService(h, provider),
  await createService(h, await createProvider(h, { entitled: true })),
];
const photo = await image({ exif: true });

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const fields = {
  what: 'Cambiar un enchufe',
  place: 'Pocitos',
  timing: 'hoy',
  service_ids: [String(service.id), String(other.id)],
};
const make = async (as: Person, files: Buffer[] = [photo], key: string = randomUUID()) =>
  h.call<{ inquiry: { id: number } }>('POST', '/api/inquiries', {
    as: await signIn(h, as),
    body: form(fields, 'photos', files),
    headers: { 'idempotency-key': key },
  });
const pathOf = async (as: Person) => {
  const { body } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: await signIn(h, as) });
  return body.inquiries[0]?.photos_path ?? '';
};
const open = (path: string) =>
  h.call<{ inquiry: SharedInquiry }>('GET', path.replace('/pedido/', '/api/inquiries/link/'));
const stored = () => {
  const folder = join(h.deps.config.dataDir, 'staged');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const asked = async () => {
  const client = await createClient(h, { name: 'Anastasia Secreta' });
  expect((await make(client)).status).toBe(201);
  return { client, path: await pathOf(client) };
};

describe('the photos of a pedido (rule ASK-4)', () => {
  test('are seen by the link alone, which says how many others were asked and not who, nor who asks', async () => {
    const { client, path } = await asked();
    expect(path).toMatch(/^\/pedido\/[\w-]{22}$/);
    const { status, body, headers } = await open(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body.inquiry).toMatchObject({
      what: 'Cambiar un enchufe',
      place: 'Pocitos',
      timing: 'hoy',
      others: 1,
      until: '2026-04-09',
    });
    expect(Object.keys(body.inquiry).sort()).toEqual([
      'created_at',
      'id',
      'others',
      'photos',
      'place',
      'timing',
      'until',
      'what',
    ]);
    const as = await signIn(h, client);
    const { body: download } = await h.call<Record<string, object[]>>('GET', '/api/users/me/export', { as });
    expect(download.inquiry_photos).toMatchObject([{ position: 0 }]);
    expect(JSON.stringify(download)).not.toContain(path.replace('/pedido/', ''));
    for (const secret of [client.name, client.email, provider.name]) expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.inquiry.photos).toHaveLength(1);
  });

  test('are drawn anew without metadata', async () => {
    const { path } = await asked();
    const [shown] = (await open(path)).body.inquiry.photos;
    expect(shown).toMatchObject({ width: 64, height: 48 });
    const bytes = Buffer.from((shown?.src ?? '').replace('data:image/webp;base64,', ''), 'base64');
    const { format, exif, width } = await sharp(bytes).metadata();
    expect([format, exif, width]).toEqual(['webp', undefined, 64]);
    expect(bytes.includes('Fulana')).toBe(false);
  });

  test('have no address of their own: neither by the name of the file, nor by a link that is guessed', async () => {
    const { path } = await asked();
    const [file = ''] = stored();
    for (const address of [
      `/uploads/${file}`,
      `/uploads/${file}.webp`,
      `/uploads/${file}-1280.webp`,
      `/staged/${file}`,
    ]) {
      expect((await h.call('GET', address)).status).toBe(404);
    }
    expect((await open(`/pedido/${'a'.repeat(22)}`)).status).toBe(404);
    expect((await open(`${path}x`)).status).toBe(400);
  });

  test('may come ahead, by a client too, and are taken once', async () => {
    const client = await createClient(h);
    const id = randomUUID();
    await h.call('PUT', `/api/uploads/${id}`, { as: client.token, body: form({}, 'photo', [photo]) });
    const { status } = await h.call('POST', '/api/inquiries', {
      as: client.token,
      body: { ...fields, photoIds: [id] },
    });
    expect(status).toBe(201);
    expect((await open(await pathOf(client))).body.inquiry.photos).toHaveLength(1);
    const waits = await h.deps.db
      .selectFrom('staged_uploads')
      .select('id')
      .where('account_id', '=', client.id)
      .execute();
    expect(waits).toEqual([]);
  });

  test('are images, and three at most', async () => {
    const client = await createClient(h);
    const many = await make(client, [photo, photo, photo, photo]);
    expect([many.status, many.body.errors?.photos]).toEqual([400, 'Un pedido lleva hasta 3 fotos']);
    const none = await make(client, [Buffer.from('<svg onload="alert(1)"/>')]);
    expect([none.status, none.body.code]).toEqual([400, 'upload_refused']);
    expect(await pathOf(client)).toBe('');
  });

  test('last to the end of the thirtieth day in Montevideo; then the link says that it is over', async () => {
    h.clock.set('2026-03-11T02:30:00.000Z');
    const { client, path } = await asked();
    h.clock.set('2026-04-10T02:59:59.000Z');
    await forgetInquiries(h.deps);
    expect([(await open(path)).status, await pathOf(client)]).toEqual([200, path]);
    const before = stored().length;
    h.clock.set('2026-04-10T03:00:00.000Z');
    const over = await open(path);
    expect([over.status, over.body.code]).toEqual([410, 'link_expired']);
    expect(await pathOf(client)).toBe('');
    await forgetInquiries(h.deps);
    expect(stored().length).toBeLessThan(before);
    expect((await open(path)).status).toBe(410);
    h.clock.advance(limits.inquiryDays * day);
    await forgetInquiries(h.deps);
    expect((await open(path)).status).toBe(404);
  });

  test('are not swept while they are shown, and go with the pedido, and with the account', async () => {
    for (const remove of ['pedido', 'account']) {
      const before = stored().length;
      const { client, path } = await asked();
      await sweepStaged(h.deps, 0);
      expect(stored()).toHaveLength(before + 1);
      const as = await signIn(h, client);
      const { body } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as });
      const own = `/api/inquiries/${body.inquiries[0]?.id}`;
      if (remove === 'pedido') await h.call('DELETE', own, { as });
      else await eraseOwn(h, as);
      expect(stored()).toHaveLength(before);
      expect((await open(path)).status).toBe(404);
    }
  });

  test('are out of sight while their writer is suspended', async () => {
    const { client, path } = await asked();
    await h.deps.db
      .updateTable('accounts')
      .set({ suspended_at: '2026-03-10T15:00:00.000Z' })
      .where('id', '=', client.id)
      .execute();
    expect((await open(path)).status).toBe(404);
  });

  test.each([
    ['the database was away as it said so', loseCommit, 503],
    ['the disk failed to keep what was committed', failDiskAfterCommit, 500],
  ] as const)('stay with a pedido that was written although %s', async (_, fail, expected) => {
    const [client, key] = [await createClient(h), randomUUID()];
    if (expected === 500) expectServerError(/EIO/);
    // the first query signs in, the second checks whether there is room
    fail(h, 3);
    expect((await make(client, [photo], key)).status).toBe(expected);
    const { status, headers } = await make(client, [photo], key);
    expect([status, headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect((await open(await pathOf(client))).body.inquiry.photos).toHaveLength(1);
  });
});
