// @module-tag postgres
import { randomBytes, randomUUID } from 'node:crypto';
import { limits, networkLimits } from '@tero/shared/limits';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { form, image } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createClient, type Person } from '../../test/people.ts';
import { createPublisher } from '../../test/service-form.ts';
import { createService } from '../../test/services.ts';
import { keepsFree } from '../files/room.ts';

const h = await startHarness();
const { db } = h.deps;
const red = await image({ color: '#aa0000' });
beforeEach(async () => {
  await db.deleteFrom('staged_uploads').execute();
});

const put = (person: Person, bytes: Buffer = red, ip = '203.0.113.9') =>
  h.call('PUT', `/api/uploads/${randomUUID()}`, { as: person.token, body: form({}, 'photo', [bytes]), ip });
/** Gives an account this number of waiting bytes, from a network. */
const waits = (person: Person, bytes: number, network = '-') =>
  db
    .insertInto('staged_uploads')
    .values({
      ...{ account_id: person.id, id: randomUUID(), file: randomUUID(), name: 'x', bytes, sha256: 'x', network },
      created_at: h.clock.now().toISOString(),
    })
    .execute();
const networkOf = async () =>
  (await db.selectFrom('staged_uploads').select('network').executeTakeFirst())?.network ?? '';

test('what hangs on behind a picture is cut off, with its metadata (rule TRUST-42)', async () => {
  const provider = await createPublisher(h);
  const told = await sharp(red)
    .withExif({ IFD0: { Copyright: 'casa de Ana' } })
    .jpeg()
    .toBuffer();
  const heavy = Buffer.concat([told, randomBytes(14 * 1024 * 1024)]);
  expect((await put(provider, heavy)).status).toBe(200);
  const row = await db.selectFrom('staged_uploads').select(['file', 'bytes']).executeTakeFirstOrThrow();
  const stored = await h.deps.files.staged.read(row.file);
  expect([stored?.length, row.bytes < heavy.length / 100]).toEqual([row.bytes, true]);
  expect(stored?.includes('casa de Ana')).toBe(false);
  expect((await sharp(stored ?? undefined).metadata()).format).toBe('webp');
});

test('who never published has 20 MB waiting, others 100 (rule TRUST-40)', async () => {
  const [fresh, known] = [await createPublisher(h), await createPublisher(h)];
  await createService(h, known);
  for (const [person, most] of [
    [fresh, limits.stagedBytesOfNew],
    [known, limits.stagedBytes],
  ] as const) {
    await waits(person, most - 100_000);
    expect((await put(person)).status).toBe(200);
    await waits(person, 100_000);
    expect((await put(person)).body.code).toBe('quota_exceeded');
  }
});

test('a network has its share, whatever accounts it makes, and so have all together (rule TRUST-40)', async () => {
  const first = await createClient(h);
  await put(first);
  const network = await networkOf();
  expect(network).not.toContain('203.0.113');
  await waits(first, networkLimits.stagedBytesOfRented, network);
  expect((await put(await createClient(h))).body.message).toMatch(/^Desde tu conexión/);
  const elsewhere = await createClient(h);
  expect((await put(elsewhere, red, '198.51.100.4')).status).toBe(200);
  await waits(first, networkLimits.stagedBytesOfAll, 'another');
  expect((await put(elsewhere, red, '198.51.100.4')).status).toBe(507);
});

test('the volume keeps 30 % free, a large one 2 GB (rule TRUST-41)', () => {
  const gigabyte = 1024 ** 3;
  const small = (free: number) => ({ bavail: 3 * free * gigabyte, blocks: 3 * gigabyte, bsize: 1 });
  expect(keepsFree(small(0.31), 1024)).toBe(true);
  expect(keepsFree(small(0.31), 0.02 * 3 * gigabyte)).toBe(false);
  expect(keepsFree(small(0.3), 1024)).toBe(false);
  const large = (free: number) => ({ bavail: free * gigabyte, blocks: 250 * gigabyte, bsize: 1 });
  expect(keepsFree(large(2.1), 1024)).toBe(true);
  expect(keepsFree(large(2), 1024)).toBe(false);
});
