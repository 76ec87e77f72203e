// Runs the commands of docs/operations.md.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../api/src/config/config.ts';
import { root } from './project.mjs';
import { buildWeb, isBuilt } from './web-build.mjs';

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tero-operations-'));
beforeAll(async () => {
  if (!isBuilt()) expect(await buildWeb({ quiet: true })).toBe(0);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

/** Returns the commands that follow some words on the page, one command per line. */
function commandsAfter(words) {
  const [, after] = page.split(words);
  const [, block] = after.match(/```sh\n(.*?)```/s);
  return block.replaceAll(/ +\\\n +/g, ' ').trim();
}

/** The values that an operator would write in place of '…' on the page. */
const own = {
  SMTP_URL: 'smtps://tero:clave@smtp.example',
  ADMIN_PASSWORD: 'Lluvia-en-enero-27',
  MP_ACCESS_TOKEN: 'APP_USR-1',
  MP_WEBHOOK_SECRET: 'secreto',
};

/** Makes the file of variables as the page describes, and returns its content. */
function makeVariables() {
  let script = commandsAfter('First write the variables').replace(
    '$(openssl rand -base64 48)',
    'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKL',
  );
  for (const [name, value] of Object.entries(own))
    script = script.replace(new RegExp(`^(${name}=).*…$`, 'm'), `$1${value}`);
  expect(script).not.toContain('…');
  const { status } = spawnSync('sh', ['-c', script], { cwd: folder, stdio: 'inherit' });
  expect(status).toBe(0);
  return parseEnv(readFileSync(join(folder, 'tero.env'), 'utf8'));
}

test('the deployment names all that a server in production needs, and where its volumes are', () => {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...makeVariables() });
  expect(config).toMatchObject({
    smtpUrl: own.SMTP_URL,
    firstAdmin: { email: expect.stringContaining('@'), password: own.ADMIN_PASSWORD },
    backup: { folder: '/var/backups/tero' },
    payments: { mode: 'mercadopago' },
  });
  const service = readFileSync(join(root, 'tero.service'), 'utf8');
  const setUp = commandsAfter('Keep a copy of the file away');
  for (const path of ['/etc/tero.env', config.backup.folder]) {
    expect(service).toContain(`=${path}\n`);
    expect(setUp).toContain(` ${path}\n`);
  }
  const run = commandsAfter('In `tero.env` set `BACKUP_URL=file:///backups`');
  expect(run).toMatch(/ --env-file tero\.env tero$/m);
  for (const place of ['/data', '/backups']) expect(run).toMatch(new RegExp(` -v [\\w-]+:${place} `));
});

test('a restore is practised by the command of the page, with the variables that are kept elsewhere', async () => {
  const variables = makeVariables();
  const [data, backups] = ['data', 'backups'].map((name) => join(folder, name));
  mkdirSync(backups);
  const quiet = { LOG_LEVEL: 'warn', PAYMENTS_MODE: 'sandbox', SMTP_URL: '' };
  const place = { DATA_DIR: data, BACKUP_URL: `file://${backups}`, PORT: `${await freePort()}` };
  // with pictures, and with the secrets of a deployment, which no backup contains
  const origin = `http://127.0.0.1:${place.PORT}`;
  const given = { ...variables, ...quiet, ...place, NODE_ENV: 'test', DEMO: '1', PUBLIC_URL: origin };
  const before = start(process.execPath, ['api/dist/main.mjs'], given);
  const age = async () => (await (await fetch(`${origin}/health/ready`)).json()).backup_age;
  await expect.poll(() => age().catch(() => null), { timeout: 400_000 }).toBeGreaterThanOrEqual(0);
  expect(await before.stop()).toBe(0);

  const file = join(folder, 'tero.env');
  writeFileSync(file, readFileSync(file, 'utf8').replace('file:///var/backups/tero', `file://${backups}`));
  const said = run(commandsAfter('**Practise** each month').replace('tero.env', file));
  expect(said).toMatch(/\d+ accounts/);
  expect(said).toMatch(/Las claves son las de la copia\.\nLa copia sirve\. Es de hace \d+ min\.\n$/);
}, 900_000);

const environment = (more) => ({ PATH: process.env.PATH, HOME: process.env.HOME, ...more });

/** Runs a command of the page to its end, and returns its output. */
function run(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    env: environment({}),
    encoding: 'utf8',
  });
  expect([command, status, stderr]).toEqual([command, 0, '']);
  return stdout;
}

/** Starts a command in a process group of its own, which `stop` interrupts as Ctrl-C does. */
function start(command, args, more) {
  const env = environment({ DEMO_PICTURES: process.env.DEMO_PICTURES, ...more });
  const child = spawn(command, args, { cwd: root, env, detached: true });
  const started = { output: '', stop };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (started.output += chunk));
  const ended = once(child, 'exit');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const signal = (name) => isOver() || process.kill(-child.pid, name);
  onTestFinished(() => void signal('SIGKILL'));
  async function stop() {
    signal('SIGINT');
    return (await ended)[0];
  }
  return started;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
