import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, image } from '../../test/forms.ts';
import { unfinishedRestore } from '../db/owner.ts';
import { readManifest } from './manifest.ts';
import { fileIn, listSets } from './place.ts';
import { openBackups } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'tero-backup-'));
const [data, sets, restored] = [join(root, 'data'), join(root, 'sets'), join(root, 'restored')];
const source = join(import.meta.dirname, '..');
const store = await openBackups({ folder: sets }, data);
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function start(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(source, file), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Runs a verb of the command line to its end. */
async function run(file: string, args: string[], env?: Record<string, string>) {
  const child = start(file, args, env);
  const [said, told, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code, said: said.join(''), told: told.join('') };
}
const backup = (...args: string[]) => run('backup-cli.ts', args);
const restore = (...args: string[]) => run('restore-cli.ts', args);

async function startServer(folder: string) {
  const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1000', FIRST_VIEWS: '0' };
  const child = start('main.ts', [], env);
  let log = '';
  const origin = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk) => {
      log += chunk;
      const listening = log.match(/Server listening at (http:\/\/[\d.:]+)/)?.[1];
      if (listening) found(listening);
    });
    child.once('exit', () => failed(new Error(log)));
  });
  return { child, origin };
}

async function json(url: string, method = 'GET', body?: object, token?: string) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  expect(response.ok, `${url} ${response.status}`).toBe(true);
  return response.json();
}

let server: Awaited<ReturnType<typeof startServer>>;
let token: string;
const signIn = async (origin: string) => {
  const account = { identifier: 'proveedor@demo.example', password: 'Tero-demo-1' };
  return (await json(`${origin}/api/auth/login`, 'POST', account)).token as string;
};
/** Ids of posts that the server has acknowledged. */
const written: number[] = [];
async function writePost(picture: Buffer): Promise<void> {
  const id = randomUUID();
  await json(`${server.origin}/api/uploads/${id}`, 'PUT', form({}, 'photo', [picture]), token);
  const body = { content: 'Una obra con fotos que ya subieron', photoIds: [id] };
  written.push((await json(`${server.origin}/api/posts`, 'POST', body, token)).post.id);
}

beforeAll(async () => {
  server = await startServer(data);
  token = await signIn(server.origin);
});

test('what is written before a backup begins is restored from it, while writes go on', async () => {
  const picture = await image();
  await writePost(picture);
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      await writePost(picture);
      const gone = written.length > 4 ? written.splice(1, 1)[0] : undefined;
      if (gone) await json(`${server.origin}/api/posts/${gone}`, 'DELETE', undefined, token);
    }
  })();
  const acknowledged = written.slice(0, 1);
  expect(await backup('--to', sets)).toMatchObject({ code: 0, told: '' });
  isDone = true;
  await writing;
  await json(`${server.origin}/api/auth/forgot-password`, 'POST', { email: 'proveedor@demo.example' });
  // nothing was written since, so this backup has everything
  const staged = randomUUID();
  await json(`${server.origin}/api/uploads/${staged}`, 'PUT', form({}, 'photo', [picture]), token);
  expect(await backup('--to', sets)).toMatchObject({ code: 0, told: '' });
  const [first, second] = await listSets(store);
  if (!first || !second) throw new Error('two sets were made');
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  rmSync(data, { recursive: true });

  for (const [set, posts] of [
    [first, acknowledged],
    [second, written],
  ] as const) {
    rmSync(restored, { recursive: true, force: true });
    expect(await restore('--from', sets, '--set', set.name, '--to', restored)).toMatchObject({ code: 0, told: '' });
    const manifest = await readManifest(store, set.name);
    expect(manifest.lost).toEqual([]);
    const db = new Sqlite(join(restored, 'tero.sqlite'));
    for (const [table, count] of Object.entries(manifest.tables)) {
      expect(db.prepare(`select count(*) from "${table}"`).pluck().get(), table).toBe(count);
    }
    db.close();
    server = await startServer(restored);
    // the key of sessions was copied too
    for (const id of posts) {
      const { post } = await json(`${server.origin}/api/posts/${id}`, 'GET', undefined, token);
      for (const url of Object.values(post.images[0]).filter((value) => String(value).startsWith('/uploads/'))) {
        expect((await fetch(server.origin + url)).headers.get('content-type')).toBe('image/webp');
      }
    }
    for (const file of Object.keys(manifest.files)) {
      if (file.startsWith('uploads/')) expect((await fetch(`${server.origin}/${file}`)).status, file).toBe(200);
    }
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
  }
  // the photos of the demo's pedidos are there too
  const waiting = Object.keys((await readManifest(store, second.name)).files).filter(
    (file) => file.startsWith('staged/') && !file.startsWith('staged/demo-'),
  );
  expect(waiting).toHaveLength(1);
}, 300_000);

test('a restore refuses what is not empty, and what was restored in part starts no server', async () => {
  const full = await restore('--from', sets, '--to', restored);
  expect(full).toEqual({
    code: 1,
    said: '',
    told: `La carpeta ${restored} no está vacía. Elegí otra: restaurar no pisa nada.\n`,
  });
  const half = join(root, 'half');
  mkdirSync(half);
  writeFileSync(join(half, unfinishedRestore), '');
  const refused = await run('main.ts', [], { DATA_DIR: half });
  expect([refused.code, refused.told]).toEqual([1, expect.stringContaining('quedó una restauración a medias')]);
  expect(existsSync(join(half, 'tero.sqlite'))).toBe(false);
  expect((await restore('--from', sets, '--to', half)).told).toContain('quedó una restauración a medias');
});

test('a check starts the newest set apart, compares it, writes to nobody and leaves nothing', async () => {
  const db = new Sqlite(join(restored, 'tero.sqlite'));
  const mails = db.prepare("select count(*) from outbox where channel = 'email' and status = 'pending'").pluck().get();
  expect(mails).toBeGreaterThan(0);
  db.close();
  let callers = 0;
  const smtp = createServer((socket) => {
    callers++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const { port } = smtp.address() as AddressInfo;
  const variables = join(root, 'tero.env');
  const temporary = join(root, 'temporary');
  // the folder of a check that was killed
  mkdirSync(join(temporary, 'tero-restore-killed/data'), { recursive: true });
  utimesSync(join(temporary, 'tero-restore-killed'), 0, 0);
  const check = (more = '') => {
    writeFileSync(variables, `BACKUP_URL=file://${sets}\nSMTP_URL=smtp://127.0.0.1:${port}\n${more}`);
    return run('restore-cli.ts', ['--check', '--env', variables], { TMPDIR: temporary });
  };
  const { code, said, told } = await check();
  expect([code, told]).toEqual([0, '']);
  expect(said).toMatch(/Arrancó sin escribirle a nadie, con \d{2,} servicios a la vista\.\n/);
  expect(said).toMatch(/iguales a los de la copia: \d{4,} filas de \d{2,} tablas, 10 imágenes elegidas al azar\.\n/);
  expect(said).toMatch(/Las claves son las de la copia\.\nLa copia sirve\. Es de hace \d+ min\.\n$/);

  const other = await check('JWT_SECRET=una-clave-que-no-es-la-de-esta-base-0123456789\n');
  expect([other.code, other.told]).toEqual([1, expect.stringContaining('JWT_SECRET no es la que usa esta base')]);
  smtp.close();
  expect(callers).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);

  const interrupted = start('restore-cli.ts', ['--check', '--from', sets], { TMPDIR: temporary });
  await expect.poll(() => readdirSync(temporary).length, { interval: 1, timeout: 60_000 }).toBe(1);
  interrupted.kill('SIGTERM');
  expect(await once(interrupted, 'exit')).toEqual([143, null]);
  expect(readdirSync(temporary)).toEqual([]);
}, 300_000);

test('a time names the last set of before', async () => {
  const [first] = await listSets(store);
  const at = (first?.at ?? new Date()).toISOString();
  const early = await restore('--from', sets, '--at', '2020-01-01T10:00', '--to', join(root, 'early'));
  expect(early.told).toBe(`En ${sets} no hay copias de antes de esa hora.\n`);
  const until = new Date(Date.parse(at) + 1000).toISOString().replace(/\.\d+/, '');
  const found = await restore('--from', sets, '--at', until, '--to', join(root, 'early'));
  expect(found.said).toContain(first?.name);
});

test('an interrupted backup leaves no set, and the next one removes what it left', async () => {
  const names = (await listSets(store)).map(({ name }) => name);
  const child = start('backup-cli.ts', ['--to', sets], { DATA_DIR: restored });
  const begun = () => existsSync(join(sets, '.unfinished-set'));
  await expect.poll(begun, { interval: 1, timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await listSets(store)).map(({ name }) => name)).toEqual(names);
  expect(await run('backup-cli.ts', ['--to', sets], { DATA_DIR: restored })).toMatchObject({ code: 0, told: '' });
  const left = readdirSync(sets, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.includes('.unfinished'))).toEqual([]);
});

test('a damaged or missing file is found', async () => {
  expect(await backup('--verify', sets)).toMatchObject({ code: 0, told: '' });
  const newest = (await listSets(store)).at(-1);
  const [one, other] = Object.values((await readManifest(store, newest?.name ?? '')).files);
  const [damaged, missing] = [one, other].map((stored) => join(sets, 'files', fileIn(stored?.sha256 ?? ''))) as [
    string,
    string,
  ];
  truncateSync(damaged, 10);
  rmSync(missing);
  const { code, told } = await backup('--verify', sets);
  expect([code, told]).toEqual([1, expect.stringContaining(`${damaged} está dañado.\n`)]);
  expect(told).toContain(`Falta ${missing}.\n`);
  const failed = await restore('--from', sets, '--to', join(root, 'failed'));
  expect([failed.code, failed.told]).toEqual([1, expect.stringContaining('La restauración quedó a medias.')]);
  expect(existsSync(join(root, 'failed', unfinishedRestore))).toBe(true);
});

test('on Postgres it says what to use', async () => {
  const { code, told } = await run('backup-cli.ts', ['--to', sets], { DATABASE_URL: 'postgres://localhost/tero' });
  expect([code, told]).toEqual([1, 'La base es Postgres: se copia con pg_dump (docs/operations.md).\n']);
});
