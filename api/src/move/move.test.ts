// @module-tag postgres
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowMaker } from '../../test/any-row.ts';
import { type Bucket, startBucket } from '../../test/bucket.ts';
import { emptyDatabase } from '../../test/database.ts';
import { giveDemoPictures } from '../../test/demo-pictures.ts';
import { migrate } from '../db/migrate.ts';
import { refuseHalfMoved } from '../db/moving.ts';
import { openDatabase, openSqlite } from '../db/open.ts';
import { FolderRefused } from '../db/owner.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import { diskFiles } from '../files/disk.ts';
import { imageStore } from '../images/store.ts';
import { indexReviews } from '../search/late-texts.ts';
import { seedBulk } from '../seed/bulk/bulk.ts';
import { seedDemo } from '../seed/demo.ts';
import { fileNames } from './copy-files.ts';
import { openRows } from './move.ts';
import { readShape } from './shape.ts';

const services = 6000;
const now = new Date('2026-03-10T15:00:00.000Z');
const root = mkdtempSync(join(tmpdir(), 'tero-move-'));
const [home, away, back] = [join(root, 'home'), join(root, 'away.env'), join(root, 'back')];
const children: ChildProcess[] = [];
let bucket: Bucket;
let target: { dataDir: string; databaseUrl: string | null };
let dropTarget = async () => undefined as unknown;

/** Home is SQLite with files on the disk. Away is a bucket, with Postgres when the tests run on it. */
beforeAll(async () => {
  bucket = await startBucket();
  mkdirSync(home);
  const db = openSqlite(join(home, 'tero.sqlite'));
  await migrate(db);
  giveDemoPictures(home);
  const images = imageStore(diskFiles(join(home, 'uploads')));
  await seedDemo({ db, images, files: { staged: diskFiles(join(home, 'staged')) } }, now);
  await seedBulk(db, services, now);
  const { id } = await db.selectFrom('accounts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const insert = await rowMaker(db, id);
  const person = await insert('accounts', {});
  for (const { name, key, isNumbered } of await readShape()) {
    const texts = key
      .filter((column) => !/(_id|number)$/.test(column) && !isNumbered)
      .map((column) => [column, `clave de ${name}`]);
    const account = ['provider_profiles', 'second_steps'].includes(name) ? { account_id: Number(person.id) } : {};
    if (name !== 'lexicon_version') await insert(name, { ...Object.fromEntries(texts), ...account });
  }
  // a group that is younger than its category, a text with unusual characters, and a number that is not used again
  const group = await insert('categories', { group_id: null });
  await db
    .updateTable('categories')
    .set({ group_id: Number(group.id) })
    .where('slug', '=', 'plomeria')
    .execute();
  const text = 'Ñandú "comillas" \\ \n 💡 — zurdo';
  await insert('posts', { content: text });
  const gone = await insert('posts', {});
  await db.deleteFrom('posts').where('id', '=', Number(gone.id)).execute();
  await indexReviews(db);
  await db.destroy();
  await diskFiles(join(home, 'staged')).put('waiting', Buffer.from('una foto'));

  const database = await emptyDatabase();
  target = { dataDir: join(root, 'away'), databaseUrl: database.url };
  dropTarget = database.drop;
  const variables = { DATA_DIR: target.dataDir, DATABASE_URL: target.databaseUrl ?? '', ...bucket.env };
  writeFileSync(
    away,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
}, 300_000);

/** The photos of the demo's pedidos, which only the server reads. */
const demoPhotos = ['pedido-disyuntor-0', 'pedido-dormitorio-0', 'trabajo-terminado-0', 'trabajo-terminado-1'].map(
  (name) => `demo-${name}`,
);

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await bucket.close();
  await dropTarget();
  rmSync(root, { recursive: true, force: true });
});

function start(from: string, to: string) {
  const file = join(import.meta.dirname, '../move-cli.ts');
  const child = spawn(process.execPath, [file, '--from', from, '--to', to], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function run(from: string, to: string) {
  const child = start(from, to);
  const [said, told, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code, told: told.join(''), lines: said.join('').split('\n') };
}

/** Runs work on the target's database, which nobody may have open during a move. */
async function inTarget<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(target);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const compared = (lines: readonly string[]) => lines.filter((line) => /^(igual|DISTINTO) /.test(line));
let first: string[];

test('a move that is killed half way goes on where it was, and ends with everything there', async () => {
  const child = start(home, away);
  const exited = once(child, 'exit');
  let said = '';
  // after the first batch of rows: the rest, other tables, the index and the files are still missing
  await new Promise<void>((begun) => {
    child.stdout.on('data', (part) => {
      said += part;
      if (said.includes('\nservices: ')) begun();
    });
    void exited.then(() => begun());
  });
  child.kill('SIGKILL');
  await exited;
  expect(said).toContain('\nservices: ');
  expect(said).not.toContain('Quedó todo igual');
  await expect(inTarget(refuseHalfMoved)).rejects.toThrow(FolderRefused);

  bucket.fault = 'error';
  const failed = await run(home, away);
  expect([failed.code, failed.told]).toEqual([1, expect.stringContaining('no podemos guardar ni mostrar fotos')]);
  expect(readdirSync(target.dataDir)).toContain('move-unfinished');

  bucket.fault = null;
  const ended = await run(home, away);
  expect(ended).toMatchObject({ code: 0, told: '' });
  first = compared(ended.lines);
  expect(first.filter((line) => !line.startsWith('igual '))).toEqual([]);
  expect(first).toHaveLength((await readShape()).length + 3);
  expect(first.find((line) => line.includes(' services '))).toMatch(/ 600\d services /);
  expect(readdirSync(target.dataDir)).not.toContain('move-unfinished');
  await inTarget(refuseHalfMoved);
  expect([bucket.names('uploads').length, bucket.names('staged')]).toEqual([
    (await fileNames(diskFiles(join(home, 'uploads')))).length,
    [...demoPhotos, 'waiting'],
  ]);
});

test('it refuses a target where something is', async () => {
  const { code, told } = await run(home, away);
  expect([code, told]).toEqual([1, 'La base de destino no está vacía. Elegí otra: mudar no pisa nada.\n']);
  const mixed = join(root, 'mixed');
  await diskFiles(join(mixed, 'uploads')).put('mine', Buffer.from('x'));
  expect((await run(home, mixed)).told).toBe('En el destino ya hay imágenes. Elegí otro: mudar no pisa nada.\n');
  expect((await run(home, home)).told).toBe('Los dos lugares son el mismo: no hay nada que mudar.\n');
  expect((await run(join(root, 'nowhere'), mixed)).told).toContain('no hay una base de datos de Tero');
});

test('back home everything is as it was, and what is searched is found', async () => {
  // the current work of the source's servers stays there
  await inTarget(async (db) => {
    const ends = Date.now() + 60_000;
    await db.insertInto('call_counts').values({ key: 'somebody', calls: 7, ends_ms: ends }).execute();
    const turn = { name: 'sandbox', holder: 'away', held_until_ms: ends, next_at_ms: ends };
    await db.insertInto('job_turns').values(turn).execute();
  });
  const ended = await run(away, back);
  expect(ended).toMatchObject({ code: 0, told: '' });
  expect(compared(ended.lines)).toEqual(first);
  const [before, after] = [home, back].map((folder) => new Sqlite(join(folder, 'tero.sqlite'), { readonly: true }));
  if (!before || !after) throw new Error('two databases');
  const everything = (db: Sqlite.Database, name: string, key: readonly string[]) =>
    db
      .prepare(`select * from "${name}" order by ${key.join(', ')}`)
      .raw()
      .all();
  for (const { name, key, columns, isUnique } of await readShape()) {
    const order = isUnique ? key : columns;
    expect(everything(after, name, order), name).toEqual(everything(before, name, order));
  }
  for (const name of ['call_counts', 'job_turns'])
    expect(after.prepare(`select count(*) from ${name}`).pluck().get(), name).toBe(0);
  const next = 'select name, seq from sqlite_sequence where seq > 0 order by name';
  expect(after.prepare(next).all()).toEqual(before.prepare(next).all());
  const found = [
    "select rowid from account_search where account_search match 'demo' order by rowid",
    'select rowid from service_search order by rowid',
    "select rowid from service_title_search where service_title_search match 'de' order by rowid",
    'select rowid from review_search order by rowid',
  ];
  for (const query of found) {
    const rows = before.prepare(query).pluck().all();
    expect(rows.length, query).toBeGreaterThan(0);
    expect(after.prepare(query).pluck().all(), query).toEqual(rows);
  }
  for (const db of [before, after]) db.close();
});

test('nothing ends a statement of a move, however many rows there are', async () => {
  const db = openRows({ ...target, s3: null }, true);
  try {
    if (!isPostgres(db)) return;
    const { rows } = await sql`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  } finally {
    await db.destroy();
  }
});
