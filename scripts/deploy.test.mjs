// Tests the command that puts a release beside the running one, with a fake systemctl and a fake git.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tero-deploy-'));
const units = ['tero.service', 'tero-check.service', 'tero-check.timer'];
const releases = join(folder, 'releases');
const running = () => basename(readlinkSync(join(folder, 'current')));
const before = () => basename(readlinkSync(join(folder, 'previous')));
const server = createServer((_request, reply) => {
  if (running() !== 'hung') reply.writeHead(running() === 'bad' ? 503 : 200).end();
});

beforeAll(async () => {
  mkdirSync(join(folder, 'bin'));
  const program = (name, script) => {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  program('systemctl', `echo "$@" >> ${folder}/asked`);
  program('git', 'test "$1" = rev-parse && echo "$HEAD"; test "$1" != status || echo "$CHANGED"');
  mkdirSync(join(folder, 'units'));
  for (const name of units) cpSync(join(root, name), join(folder, 'units', name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  writeFileSync(join(folder, 'tero.env'), `PORT=${server.address().port}\n`);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command. The folder of the release to deploy is already complete. */
async function deploy(head, args = [], changed = '', interrupt = null) {
  mkdirSync(join(releases, head), { recursive: true });
  const places = ['--into', folder, '--variables', join(folder, 'tero.env'), '--units', join(folder, 'units')];
  const options = [...places, '--patience', '1'];
  const child = spawn(process.execPath, ['scripts/deploy.mjs', ...options, ...args], {
    cwd: root,
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, HEAD: head, CHANGED: changed, TERO_ON_PROJECT_NODE: '1' },
  });
  interrupt?.(child);
  const [said, [code]] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'exit')]);
  return [code, said.join('')];
}

test('a release takes the place of the one before, and gives it back when it is not ready or bad', async () => {
  expect(await deploy('one')).toEqual([0, 'Starting one…\none runs.\n']);
  expect(running()).toBe('one');
  expect(await deploy('one')).toEqual([0, 'Starting one…\none runs.\n']);
  expect(await deploy('two')).toEqual([0, 'Starting two…\ntwo runs.\n']);

  const [code, said] = await deploy('bad');
  expect([code, said]).toEqual([1, expect.stringContaining('It is not ready: back to two…\ntwo runs again.')]);
  expect(running()).toBe('two');

  expect(await deploy('two', ['--back'])).toEqual([0, 'Starting one…\none runs.\n']);
  expect(await deploy('two', ['--back'])).toEqual([0, 'Starting two…\ntwo runs.\n']);
  await deploy('three');
  expect(readdirSync(releases).toSorted()).toEqual(['three', 'two']);
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^(restart tero\n)+$/);
}, 60_000);

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'])(
  '%s ends the wait, and the release before runs on',
  async (signal) => {
    const interrupt = (child) => server.once('request', () => child.kill(signal));
    const [code, said] = await deploy('bad', ['--patience', '600'], '', interrupt);
    expect([code, said]).toEqual([1, expect.stringContaining('interrupted: back to three…\nthree runs again.')]);
    expect([running(), before()]).toEqual(['three', 'two']);
  },
  60_000,
);

test('a deploy that was killed has left the way back, and the same again does not lose it', async () => {
  const kill = (child) => server.once('request', () => child.kill('SIGKILL'));
  await deploy('bad', ['--patience', '600'], '', kill);
  expect([running(), before()]).toEqual(['bad', 'three']);
  expect(await deploy('bad')).toEqual([1, expect.stringContaining('It is not ready. Why')]);
  expect(before()).toBe('three');
  expect(await deploy('bad', ['--back'])).toEqual([0, 'Starting three…\nthree runs.\n']);
}, 60_000);

test('a release that takes the call and never responds is not ready in time', async () => {
  expect(await deploy('hung')).toEqual([1, expect.stringContaining('It is not ready: back to three…')]);
  expect(running()).toBe('three');
}, 60_000);

test('what is in no commit is not deployed', async () => {
  expect(await deploy('four', [], ' M api/src/main.ts')).toEqual([1, expect.stringContaining('in no commit')]);
  expect(running()).toBe('three');
});

test('a unit that is not the checkout’s stops a deploy and says what to do, and never stops the way back', async () => {
  writeFileSync(join(folder, 'units/tero.service'), '[Service]\n');
  const paths = units.map((name) => join(root, name)).join(' ');
  const copy = `  cp ${paths} ${join(folder, 'units')}\n  systemctl daemon-reload\n`;
  const words = 'is another than the installed one. Copy it, and try again:';
  expect(await deploy('four')).toEqual([1, `tero.service ${words}\n${copy}`]);
  expect((await deploy('four', ['--back']))[1]).toMatch(/^Starting /);
  cpSync(join(root, 'tero.service'), join(folder, 'units/tero.service'));
  rmSync(join(folder, 'units/tero-check.timer'));
  expect(await deploy('four')).toEqual([1, `tero-check.timer ${words}\n${copy}`]);
}, 60_000);

test('the unit has the permissions of the image, and its folders', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const [, ...image] = JSON.parse(dockerfile.match(/^CMD (.+)$/m)[1]);
  const unit = readFileSync(join(root, 'tero.service'), 'utf8');
  const [program, ...args] = unit.match(/^ExecStart=(.+)$/m)[1].split(' ');
  const places = { '=/app': '=/opt/tero', '=/data': '=/var/lib/tero', '=/backups': '=/var/backups/tero' };
  const placed = image.map((word) => word.replace(/=\/\w+$/, (place) => places[place]));
  expect([program, ...args]).toEqual(['/opt/tero/current/node', ...placed]);
  expect(unit).toContain('DATA_DIR=/var/lib/tero');

  const copied = [
    ...dockerfile
      .split('USER node')[0]
      .split('FROM ')
      .at(-1)
      .matchAll(/^COPY (?:\S+ )?(\S+) /gm),
  ];
  const made = readFileSync(join(root, 'scripts/deploy.mjs'), 'utf8').match(/^const parts = (.+);$/m)[1];
  const inImage = copied
    .map(([, path]) => path.replace('/app/', ''))
    .filter((path) => !/package|node_modules/.test(path));
  // the build of the API is in its folder
  expect(JSON.parse(made.replaceAll("'", '"')).toSorted()).toEqual(
    [...new Set(inImage.map((path) => path.replace('api/dist', 'api')))].toSorted(),
  );
});
