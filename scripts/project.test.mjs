import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { isInstalled, root, run, withInstallScript } from './project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tero-project-'));
afterAll(() => rmSync(folder, { recursive: true }));

function withLocks(wanted, found) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  return isInstalled(folder);
}

test('packages are installed when every one that the lock names is there in its version', () => {
  const wanted = {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/win': { version: '1.0.0', optional: true },
  };
  expect(withLocks(wanted, { 'node_modules/zod': { version: '4.0.0' } })).toBe(true);
  expect(withLocks(wanted, { 'node_modules/zod': { version: '3.0.0' } })).toBe(false);
  expect(withLocks(wanted, {})).toBe(false);
  expect(isInstalled(join(folder, 'nowhere'))).toBe(false);
});

test('an install script runs when package.json allows it, and not otherwise', () => {
  const scripts = { postinstall: 'node take-over.js' };
  const packages = { allowed: { scripts }, refused: { scripts }, stranger: { scripts }, plain: {} };
  for (const [name, manifest] of Object.entries(packages)) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, ...manifest }));
  }
  const entries = Object.keys(packages).map((name) => [`node_modules/${name}`, { hasInstallScript: true }]);
  withLocks({}, Object.fromEntries(entries));
  const allowScripts = { allowed: true, refused: false, plain: true };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ allowScripts }));
  expect(withInstallScript(folder)).toEqual(['allowed']);
});

test('a script that installs the packages imports project.mjs and modules of Node alone before it has', () => {
  const scripts = globSync('scripts/**/*.mjs', { cwd: root })
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => text.includes('\nawait onProjectNode();'));
  expect(scripts.map(({ path }) => path)).toContain('scripts/test.mjs');
  const early = scripts.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:import|\} from|export) [^;]*?'([^']+)';/gm)]
      .map(([, from]) => from)
      .filter((from) => !/^(?:node:(?:fs|os|path|process|url|util)|\.{1,2}\/project\.mjs)$/.test(from))
      .map((from) => `${path}: ${from}`),
  );
  expect(early).toEqual([]);
});

test('npm runs in the folder that is asked for, and not on the project’s own Node', async () => {
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$PWD $PATH $*" > "$NOTED"\n');
  chmodSync(join(folder, 'npm'), 0o755);
  const noted = join(folder, 'noted');
  const script = `import { npm } from './scripts/project.mjs'; npm(['ci'], ${JSON.stringify(folder)});`;
  const env = { PATH: `${join(root, 'node_modules/.bin')}:${folder}:/usr/bin:/bin`, NOTED: noted };
  expect(await run(process.execPath, ['--input-type=module', '-e', script], { env })).toBe(0);
  expect(readFileSync(noted, 'utf8')).toBe(`${folder} ${folder}:/usr/bin:/bin ci --loglevel=error\n`);
});

test.each([
  ['9.2.0', ' This is npm 9.2.0: npm install --global npm@11 brings one that works.'],
  ['10.8.2', ''],
])('npm %s that fails ends the script, and one below 10 is said to be too old', async (version, hint) => {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ntest "$1" = --version && echo ${version}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const script = `import { npm } from './scripts/project.mjs'; npm(['ci']); console.error('went on');`;
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  const said = child.stderr.setEncoding('utf8').toArray();
  expect(await once(child, 'close')).toEqual([1, null]);
  expect((await said).join('')).toBe(`npm ci failed (exit code 1), so nothing was started.${hint}\n`);
});

test('a command passes its exit code on, and one that cannot start has failed', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  expect(await run('no-such-command-of-tero', [], { stdio: 'ignore' })).toBe(1);
});

test('a child gets each signal once, and its exit code comes back', async () => {
  const child = `let n = 0; process.on('SIGTERM', () => { n++; setTimeout(() => process.exit(40 + n), 300); }); setInterval(() => {}, 1000); console.log('up');`;
  const parent = `import { run } from ${JSON.stringify(new URL('project.mjs', import.meta.url).href)}; process.exit(await run(process.execPath, ['-e', ${JSON.stringify(child)}]));`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent], { detached: true });
  await once(started.stdout, 'data');
  process.kill(-started.pid, 'SIGTERM');
  process.kill(started.pid, 'SIGTERM');
  expect(await once(started, 'exit')).toEqual([41, null]);
});

test('what runs on the project’s Node ends with its caller, killed as it may be', async () => {
  const child = `process.send?.('up'); process.on('SIGTERM', () => { console.log('told'); process.exit(0) }); setInterval(() => {}, 1000);`;
  const from = JSON.stringify(new URL('project.mjs', import.meta.url).href);
  const inner = `import { onProjectNode } from ${from}; await onProjectNode(); ${child} console.log('up')`;
  const outer = `import { start, withParent } from ${from};
    start(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}], { stdio: withParent, env: { TERO_ON_PROJECT_NODE: '1' } });`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', outer]);
  const said = started.stdout.setEncoding('utf8');
  expect((await once(said, 'data'))[0]).toBe('up\n');
  started.kill('SIGKILL');
  // its child holds the stream until it ends
  expect((await said.toArray()).join('')).toBe('told\n');
});
