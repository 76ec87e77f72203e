import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Post } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BucketFault, startBucket } from '../../test/bucket.ts';
import { eraseOwn } from '../../test/deletion.ts';
import { form, image } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import type { Person } from '../../test/people.ts';
import { createPublisher, edit, publish } from '../../test/service-form.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { sweepStaged } from '../images/staged.ts';
import { sweepImages } from '../images/sweep.ts';

const bucket = await startBucket();
const h = await startHarness(bucket.env);
/** Waits a moment for what a slow bucket never sends. */
const impatient = await startHarness(bucket.env, { bucket: 1500 });
const red = await image({ color: '#aa0000' });
afterAll(() => bucket.close());
afterEach(() => {
  bucket.fault = null;
});

const put = (id: string, person: Person, app = h.app) =>
  app.inject({
    method: 'PUT',
    url: address`/api/uploads/${id}`,
    headers: { authorization: `Bearer ${person.token}` },
    payload: form({}, 'photo', [red]),
  });
const post = (photoIds: readonly string[], person: Person, by = h) =>
  by.call<{ post: Post; missing?: string[] }>('POST', '/api/posts', {
    as: person.token,
    body: { content: 'Una obra con fotos que ya subieron', photoIds },
    headers: { 'idempotency-key': randomUUID() },
  });
const staged = async (person: Person, by = h) => {
  const id = randomUUID();
  expect((await put(id, person, by.app)).statusCode).toBe(200);
  return id;
};
const addressOf = ({ images }: Post) =>
  new URL(String(Object.values(images[0] ?? {}).find((value) => /uploads/.test(String(value)))), 'http://a').pathname;

describe('a picture in a bucket', () => {
  test('is staged, published, served, replaced, and goes with its account', async () => {
    const owner = await createPublisher(h);
    const id = await staged(owner);
    expect(bucket.names('staged')).toHaveLength(1);
    const { status, body } = await post([id], owner);
    expect([status, bucket.names('staged'), bucket.names('uploads').length]).toEqual([201, [], 2]);
    const shown = addressOf(body.post);
    const served = await h.app.inject({ url: shown });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(served.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const again = await h.app.inject({ url: shown, headers: { 'if-none-match': String(served.headers.etag) } });
    expect(again.statusCode).toBe(304);

    const before = bucket.names('uploads');
    const service = (await publish(h, owner)).body.service;
    const first = bucket.names('uploads').filter((file) => !before.includes(file));
    expect(first).toHaveLength(3);
    const changed = await edit(
      h,
      owner,
      service.id,
      { imagesToDelete: JSON.stringify(service.images.map((shownOne) => shownOne.id)) },
      [await image({ color: '#0000aa' })],
    );
    expect(changed.status).toBe(200);
    expect(bucket.names('uploads')).toHaveLength(before.length + 3);
    expect(bucket.names('uploads').filter((file) => first.includes(file))).toEqual([]);

    const waiting = await staged(owner);
    expect(waiting).toBeTruthy();
    expect((await eraseOwn(h, owner.token)).status).toBe(200);
    expect([bucket.names('uploads'), bucket.names('staged')]).toEqual([[], []]);
    expect((await h.app.inject({ url: shown })).statusCode).toBe(404);
    expect(readdirSync(h.app.uploadSlots.folder)).toEqual([]);
    expect(existsSync(join(h.deps.config.dataDir, 'uploads'))).toBe(false);
  });

  test('that came to one process is there for another one', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tero-other-'));
    const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', JWT_SECRET: h.deps.config.jwtSecret };
    const config = readConfig({ ...env, RATE_LIMIT_SCALE: '1000', DEMO: '0', ...bucket.env });
    const { app } = await buildApp({ config, db: h.deps.db, clock: h.clock });
    const owner = await createPublisher(h);
    const id = randomUUID();
    expect((await put(id, owner, app)).statusCode).toBe(200);
    const { status, body } = await post([id], owner);
    expect(status).toBe(201);
    expect((await app.inject({ url: addressOf(body.post) })).statusCode).toBe(200);
    await app.close();
    rmSync(dataDir, { recursive: true });
  });

  test('is made public by no object, and what is staged is at no address', async () => {
    const owner = await createPublisher(h);
    await staged(owner);
    await publish(h, owner);
    expect([bucket.acls, bucket.names('uploads').length > 0]).toEqual([[], true]);
    for (const name of bucket.names('staged')) {
      expect((await h.app.inject({ url: address`/uploads/${name}` })).statusCode).toBe(404);
    }
    for (const path of ['/uploads/../staged/x', '/uploads/%2e%2e%2fstaged', '/uploads/', '/uploads/a-480.png']) {
      expect((await h.app.inject({ url: path })).statusCode, path).toBe(404);
    }
  });

  test('that nothing names is swept once it is old enough, and no other', async () => {
    const owner = await createPublisher(h);
    const id = await staged(owner);
    await publish(h, owner);
    const shown = bucket.names('uploads');
    await h.deps.images.put('suelta', 480, red);
    await h.deps.files.staged.put('suelta', red);
    await sweepImages(h.deps, 60_000);
    await sweepStaged(h.deps, 60_000);
    expect(bucket.names('uploads')).toContain('suelta-480.webp');
    expect(bucket.names('staged')).toContain('suelta');
    expect(await sweepImages(h.deps, 0)).toBe(1);
    await sweepStaged(h.deps, 0);
    expect(bucket.names('uploads')).toEqual(shown);
    expect(bucket.names('staged')).not.toContain('suelta');
    expect((await post([id], owner)).status).toBe(201);
  });
});

test.each(['a bucket', 'the disk'])('a staged file that %s lost is asked for again, and healed', async (place) => {
  const own = place === 'the disk' ? await startHarness() : h;
  const owner = await createPublisher(own);
  const id = randomUUID();
  const send = () => own.call('PUT', address`/api/uploads/${id}`, { as: owner.token, body: form({}, 'photo', [red]) });
  const use = () =>
    own.call<{ missing?: string[] }>('POST', '/api/posts', {
      as: owner.token,
      body: { content: 'Una obra con fotos que ya subieron', photoIds: [id] },
    });
  expect((await send()).status).toBe(200);
  if (place === 'a bucket') bucket.lose('staged');
  else rmSync(join(own.deps.config.dataDir, 'staged'), { recursive: true });
  const refused = await use();
  expect([refused.status, refused.body.code, refused.body.missing]).toEqual([409, 'upload_missing', [id]]);
  expect((await send()).status).toBe(200);
  expect((await use()).status).toBe(201);
});

describe.each<BucketFault>(['slow', 'error', 'cut', 'missing', 'denied'])('while the bucket is faulty: %s', (fault) => {
  const own = fault === 'slow' ? impatient : h;
  let owner: Person;
  let id: string;
  let shown: string;
  beforeEach(async () => {
    owner = await createPublisher(own);
    shown = addressOf((await post([await staged(owner, own)], owner, own)).body.post);
    id = await staged(owner, own);
    bucket.fault = fault;
  });

  test('what needs it is told 503 within seconds, the rest goes on, and all is well after it', {
    timeout: 30_000,
  }, async () => {
    const calls = [
      () => own.app.inject({ url: shown }),
      () => put(randomUUID(), owner, own.app),
      () =>
        own.app.inject({
          method: 'POST',
          url: '/api/posts',
          headers: { authorization: `Bearer ${owner.token}` },
          payload: { content: 'Una obra con fotos que ya subieron', photoIds: [id] },
        }),
    ];
    const began = Date.now();
    const responses = await Promise.all(calls.map((call) => call()));
    expect(Date.now() - began).toBeLessThan(8000);
    for (const { statusCode, headers } of responses) {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '5',
        expect.stringContaining('no-store'),
      ]);
    }
    expect(responses[1]?.json().message).toMatch(/^En este momento no podemos guardar ni mostrar fotos/);
    expect((await own.call('GET', '/api/services')).status).toBe(200);
    expect((await own.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    bucket.fault = null;
    expect((await own.app.inject({ url: shown })).statusCode).toBe(200);
    expect((await post([id], owner, own)).status).toBe(201);
  });

  test('an account is deleted all the same, and its objects go with the next sweep', { timeout: 30_000 }, async () => {
    expect((await eraseOwn(own, owner.token)).status).toBe(200);
    bucket.fault = null;
    await sweepImages(own.deps, 0);
    await sweepStaged(own.deps, 0);
    expect(bucket.names('uploads')).not.toContain(shown.split('/').at(-1));
  });
});

test('a CDN in front of the bucket is where pictures lead, and what the policy lets in', async () => {
  const cdn = await startHarness({ ...bucket.env, S3_PUBLIC_URL: 'https://fotos.example/tero/' });
  const { headers, statusCode } = await cdn.app.inject({ url: '/uploads/abc-480.webp' });
  expect([statusCode, headers.location]).toEqual([302, 'https://fotos.example/tero/uploads/abc-480.webp']);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect((await cdn.app.inject({ url: '/uploads/otra.html' })).statusCode).toBe(404);
  const policy = String((await cdn.app.inject({ url: '/' })).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://fotos.example;");
  expect(policy).toContain("connect-src 'self' https://fotos.example;");
});
