import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@tero/shared/rules/time/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowMaker } from '../../test/any-row.ts';
import { type Bucket, startBucket } from '../../test/bucket.ts';
import { readBackupPlace } from '../config/backups.ts';
import { picturesOf } from '../config/storage.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { openFiles } from '../files/open.ts';
import { widths } from '../images/store.ts';
import { makeSet } from './make.ts';
import { listSets } from './place.ts';
import { restoreSet } from './restore.ts';
import { type BackupStore, openBackups } from './store.ts';
import { verifySet } from './verify.ts';

const root = mkdtempSync(join(tmpdir(), 'tero-bucket-sets-'));
const dataDir = join(root, 'data');
const pictures = widths.post.map((width) => `una-${width}.webp`);
let now = new Date('2026-03-10T15:00:00.000Z');
let bucket: Bucket;
let store: BackupStore;

/** Starts with one post whose pictures are in the bucket that also gets the backups. */
beforeAll(async () => {
  bucket = await startBucket();
  store = await openBackups(place(), dataDir);
  const db = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const account = await (await rowMaker(db, 0))('accounts', {});
  const insert = await rowMaker(db, Number(account.id));
  await insert('post_images', { file: 'una' });
  const waits = { identity_files: '["identity-cedula","identity-cara"]', identity_sent_at: now.toISOString() };
  await insert('provider_profiles', { account_id: account.id, ...waits });
  await insert('provider_papers', { account_id: account.id, file: 'identity-papel' });
  await db.destroy();
  const files = await openFiles({ config: { dataDir, s3: picturesOf(bucket.env) }, log: { warn: () => undefined } });
  for (const name of pictures) await files.uploads.put(name, Buffer.from(`la foto ${name}`));
  for (const name of ['identity-cedula', 'identity-cara', 'identity-papel'])
    await files.staged.put(name, Buffer.from('no se copia'));
  files.close();
});
afterAll(async () => {
  store.close();
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

const place = () => readBackupPlace(`s3://${bucket.env.S3_BUCKET}/copias`, bucket.env);
const make = () => makeSet({ dataDir, s3: picturesOf(bucket.env), place: place(), now });

test('a set of a bucket of pictures lies in a bucket, is opened there, and is restored onto a disk', async () => {
  const { name, manifest } = await make();
  expect(Object.keys(manifest.files)).toEqual(pictures.map((file) => `uploads/${file}`).sort());
  expect(manifest.lost).toEqual([]);
  expect(await verifySet(store, name)).toEqual(manifest);
  const restored = join(root, 'restored');
  // no backup has pictures of documents, or their names (rule TRUST-52)
  expect(JSON.stringify(manifest)).not.toContain('identity-');
  expect(await restoreSet(store, name, restored)).toEqual(manifest);
  expect(readFileSync(join(restored, 'tero.sqlite')).includes('identity-')).toBe(false);
  expect(readdirSync(join(restored, 'uploads')).sort()).toEqual([...pictures].sort());
  for (const file of pictures) {
    expect(readFileSync(join(restored, 'uploads', file), 'utf8')).toBe(`la foto ${file}`);
  }
  const db = openDatabase({ databaseUrl: null, dataDir: restored });
  expect(await db.selectFrom('post_images').select('file').execute()).toEqual([{ file: 'una' }]);
  await db.destroy();
});

test('pictures are sent once, and go with the last set that names them', async () => {
  const before = bucket.names('copias/files');
  now = new Date(now.getTime() + day);
  await make();
  expect(bucket.names('copias/files')).toEqual(before);
  expect(await listSets(store)).toHaveLength(2);
  const db = openDatabase({ databaseUrl: null, dataDir });
  await db.deleteFrom('post_images').execute();
  await db.destroy();
  now = new Date(now.getTime() + 100 * day);
  await make();
  expect(await listSets(store)).toHaveLength(1);
  // files younger than the longest time to make a backup stay, because another process may be writing them
  expect(bucket.names('copias/files')).toEqual(before);
});

test.each(['error', 'cut', 'half sets', 'denied', 'missing'] as const)(
  'a bucket that is %s leaves no set',
  async (fault) => {
    const sets = bucket.names('copias/sets');
    now = new Date(now.getTime() + day);
    bucket.fault = fault;
    await expect(make()).rejects.toThrow();
    bucket.fault = null;
    expect(bucket.names('copias/sets')).toEqual(sets);
    await make();
  },
);
