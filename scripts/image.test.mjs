// Tests the command of the image, run as the image runs it, on a data folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import webpush from 'web-push';
import { startBucket } from '../api/test/bucket.ts';
import { form, image } from '../api/test/forms.ts';
import { providerBody } from '../api/test/registrations.ts';
import { filled } from '../api/test/service-fields.ts';
import { root } from './project.mjs';
import { buildWeb, isBuilt } from './web-build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tero-image-'));
const data = join(folder, 'data');
const backups = join(folder, 'backups');
mkdirSync(data);
mkdirSync(backups);
beforeAll(async () => {
  if (!isBuilt()) expect(await buildWeb({ quiet: true })).toBe(0);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
const [, ...args] = JSON.parse(dockerfile.match(/^CMD (.+)$/m)[1]).map((word) =>
  word
    .replace('=/app', `=${root.replace(/\/$/, '')}`)
    .replace('=/data', `=${data}`)
    .replace('=/backups', `=${backups}`),
);
const flags = args.filter((word) => word.startsWith('--'));
const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: data,
  BACKUP_URL: `file://${backups}`,
  PUBLIC_URL: 'http://tero.example',
  JWT_SECRET: 'a secret that is only for the quick tests of Tero',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:equipo@tero.example',
  ALLOW_SANDBOX_PAYMENTS: '1',
  ADMIN_EMAIL: 'equipo@tero.example',
  ADMIN_PASSWORD: 'Lluvia-en-enero-27',
};

/** The files of a complete backup: the manifest, the database, and the simulated MercadoPago beside it. */
const ofSet = ['manifest.json', 'sandbox-payments.sqlite', 'tero.sqlite'];

test('the server of the image starts, takes an image and stops, and writes only to its data folder', async () => {
  const { server, ended, base } = await started({});
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${base}/about`)).text(), { timeout: 60_000 }).toContain('<h1');
  expect((await json(`${base}/api/search/services?q=electricista`, 'GET', {})).related).not.toEqual([]);
  // the server draws it with files beside the sources
  const [, preview] = (await (await fetch(`${base}/about`)).text()).match(
    /property="og:image" content="[^"]*?(\/previews\/[^"]+)"/,
  );
  expect((await fetch(base + preview)).headers.get('content-type')).toBe('image/jpeg');
  const { token } = await json(`${base}/api/auth/login`, 'POST', {
    body: JSON.stringify({ identifier: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const form = new FormData();
  const picture = readFileSync(join(root, 'web/public/screenshots/inicio-movil.webp'));
  form.set('photo', new File([picture], 'foto.webp', { type: 'image/webp' }));
  const { upload } = await json(`${base}/api/uploads/${crypto.randomUUID()}`, 'PUT', {
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(upload.bytes).toBeGreaterThan(0);

  // the first backup of the timer, made in a thread of the build: complete by its manifest, and read again
  await expect.poll(() => backupAge(base), { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
  const [set] = readdirSync(join(backups, 'sets'));
  expect(readdirSync(join(backups, 'sets', set)).toSorted()).toEqual(ofSet);
  expect(await verified(backups, {})).toMatch(new RegExp(`^La copia ${set} está sana: \\d+ tablas, \\d+ filas`));

  const staged = readdirSync(join(data, 'staged'));
  const second = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const told = second.stderr.setEncoding('utf8').toArray();
  expect(await once(second, 'exit')).toEqual([1, null]);
  expect((await told).join('')).toContain(`Otro proceso de Tero (pid ${server.pid}) usa la carpeta ${data}.`);
  expect(readdirSync(join(data, 'staged'))).toEqual(staged);
  expect(staged).not.toEqual([]);

  expect(server.log, 'the thread of first views says its faults').not.toContain('the thread of first views');
  requireAllowed(server);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(folder)).toEqual(['backups', 'data']);
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['incoming', 'staged', 'tero.sqlite', 'uploads']));
});

test('the server of the image makes a verified set in a bucket, of what is on its disk', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.close());
  const keys = Object.fromEntries(Object.entries(bucket.env).map(([name, value]) => [`BACKUP_${name}`, value]));
  const place = `s3://${keys.BACKUP_S3_BUCKET}/copias`;
  delete keys.BACKUP_S3_BUCKET;
  const { server, ended, base } = await started({ BACKUP_URL: place, ...keys });
  await expect.poll(() => backupAge(base), { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
  expect(bucket.names('copias/sets').map((name) => name.replace(/^20[^/]+\//, ''))).toEqual(ofSet);
  // the photo that was uploaded ahead of its form in the first test
  expect(bucket.names('copias/files')).toHaveLength(readdirSync(join(data, 'staged')).length);
  expect(bucket.names('copias/files')).not.toEqual([]);
  expect(await verified(place, keys)).toMatch(/^La copia 20\S+ está sana: .*, [1-9]\d* imágenes\.\n$/);
  requireAllowed(server);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the server of the image registers, charges and publishes, and its backup is restored with all of it', async () => {
  const { server, ended, base } = await started({});
  const send = (path, body, token, method = 'POST') =>
    json(base + path, method, {
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  const person = providerBody();
  await send('/api/providers/register', person);
  const { token } = await send('/api/auth/login', { identifier: person.email, password: person.password });
  const { data } = await send('/api/subscriptions/create', { payer_email: person.email }, token);
  const checkout = new URL(data.init_point).pathname;
  await fetch(base + checkout, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  const status = async () => (await send('/api/subscriptions/check', {}, token)).data.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('active');
  const service = await send('/api/services', form(filled, 'images', [await image()]), token);
  const address = `${base}/servicios/${service.service.id}`;
  await expect.poll(async () => (await fetch(address)).text(), { timeout: 60_000 }).toContain(filled.title);

  expect(await command('backup-cli.ts', ['--to', backups])).toMatch(/^Copia 20\S+: .*, [1-9]\d* imágenes\.\n$/);
  const checked = await command('restore-cli.ts', ['--check', '--from', backups]);
  expect(checked).toMatch(/Arrancó sin escribirle a nadie, con 1 servicios? a la vista\./);
  expect(checked).toMatch(/Las claves son las de la copia\.\nLa copia sirve\. Es de hace 0 min\.\n$/);
  requireAllowed(server);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 300_000);

const forbidden = [
  ['writes into the app', `fs.writeFileSync(${JSON.stringify(join(root, 'api/src/x.ts'))}, '')`],
  ['writes beside the data', `fs.writeFileSync(${JSON.stringify(join(folder, 'x'))}, '')`],
  ['reads what others keep', "fs.readFileSync('/etc/passwd')"],
  ['reads the environment of a process', "fs.readFileSync('/proc/self/environ')"],
  ['starts a program', "require('node:child_process').execFileSync('true')"],
];

test.each(forbidden)('nothing in it %s, not in a thread either', async (_what, code) => {
  const script = `const fs = require('node:fs'); try { ${code} } catch (error) { console.log(error.code) }`;
  const thread = `new (require('node:worker_threads').Worker)(${JSON.stringify(script)}, { eval: true })`;
  for (const one of [script, thread]) {
    const child = spawn(process.execPath, [...flags, '--input-type=commonjs', '-e', one], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    await once(child, 'close');
    expect(output).toBe('ERR_ACCESS_DENIED\n');
  }
});

/** Returns the server, started by the command of the image, once it listens; `log` is everything that it writes. */
async function started(more) {
  const server = spawn(process.execPath, args, { cwd: root, env: { ...env, ...more } });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  return { server, ended, base: await address(server) };
}

/** Returns the age in seconds of the newest backup that the server knows; -1 before the first one. */
async function backupAge(base) {
  return (await (await fetch(`${base}/health/ready`)).json()).backup_age ?? -1;
}

/** Returns the output of the verify command of docs/operations.md for the newest backup. */
function verified(place, keys) {
  return command('backup-cli.ts', ['--verify', place], keys);
}

async function command(file, args, keys = {}) {
  const child = spawn(process.execPath, [`api/src/${file}`, ...args], {
    cwd: root,
    env: { ...env, ...keys },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (await child.stdout.setEncoding('utf8').toArray()).join('');
}

/** Expects that Node's permissions refused nothing and no job failed. */
function requireAllowed({ log }) {
  expect(log).not.toMatch(/ERR_ACCESS_DENIED|job failed/);
}

/** Returns the address on which the server listens, once the log has it. */
function address(server) {
  server.log = '';
  server.stderr.on('data', (chunk) => {
    server.log += chunk;
  });
  return new Promise((found, failed) => {
    server.stdout.on('data', (chunk) => {
      server.log += chunk;
      const [, origin] = server.log.match(/Server listening at (http:\/\/[\d.:]+)/) ?? [];
      if (origin) found(origin);
    });
    server.once('exit', () => failed(new Error(`the server ended: ${server.log}`)));
  });
}

/** Repeats a call until the server accepts it: in production it sheds load, and the machine of a test may be busy. */
async function json(url, method, options) {
  let response;
  const call = async () => {
    response = await fetch(url, { method, ...options });
    return response.status;
  };
  await expect.poll(call, { timeout: 100_000 }).not.toBe(503);
  expect(response.status, url).toBeLessThan(300);
  return response.json();
}
