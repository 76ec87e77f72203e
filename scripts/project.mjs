// Functions for the other scripts: check that packages are installed and that Node 24 runs, and end child processes
// with their parent. Plain JavaScript without packages, because it runs first on a fresh clone, under Node 20 or later.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/**
 * Installs the missing packages of package-lock.json, then runs the calling script again on the project's own Node. It
 * returns only there, so code after this call may import packages and TypeScript. Before the call, a script may import
 * only this file and modules of Node 20 (project.test.mjs).
 */
export async function onProjectNode() {
  if (process.env.TERO_ON_PROJECT_NODE) return endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  install();
  const options = { stdio: withParent, env: { TERO_ON_PROJECT_NODE: '1' } };
  process.exit(await run(findNode(), process.argv.slice(1), options));
}

/** The `stdio` of a Node child whose channel closes when this process ends, even by SIGKILL. */
export const withParent = ['inherit', 'inherit', 'inherit', 'ipc'];

/** Calls `end` when the parent that started this process `withParent` has ended. */
function endWithParent(end) {
  process.once('disconnect', end);
  process.channel?.unref();
}

/** Runs a command of node_modules/.bin (or any other) to its end. Returns its exit code, or 1 when it cannot start. */
export function run(command, args, { env = {}, ...options } = {}) {
  return start(command, args, { env, ...options }).ended;
}

/**
 * Starts a command in its own process group, so that it gets each signal only once, from here. A terminal's Ctrl-C
 * reaches npm, this process and the child together, and a server that got it twice would skip its graceful stop.
 */
export function start(command, args, { env = {}, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    ...options,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  const stopForwarding = forwardSignals(child);
  const ended = new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${command} does not start: ${error.message}`);
      done(1);
    });
    child.on('close', (code, signal) => done(code ?? 128 + constants.signals[signal]));
  }).finally(stopForwarding);
  return { child, ended };
}

function forwardSignals(child) {
  let last = 0;
  const forward = (signal) => {
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * Installs the packages. Install scripts run only for packages that declare one. Otherwise npm would build every
 * package with a binding.gyp, even those that include their binaries, and fail without Python and a compiler.
 */
function install() {
  const complete = isInstalled();
  if (!complete) {
    console.log('Installing the packages of package-lock.json (npm ci)…');
    npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  }
  if (!complete || !existsSync(join(bin, 'node'))) npm(['rebuild', '--ignore-scripts=false', ...withInstallScript()]);
}

/** Returns the installed packages whose install script runs: those that declare one and that package.json allows. */
export function withInstallScript(folder = root) {
  const installed = readLock(join(folder, 'node_modules', '.package-lock.json')) ?? {};
  const read = (path) => JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
  const { allowScripts = {} } = read('');
  return Object.keys(installed)
    .filter((path) => installed[path].hasInstallScript)
    .map(read)
    .filter(({ scripts = {} }) => scripts.preinstall ?? scripts.install ?? scripts.postinstall)
    .map(({ name }) => name)
    .filter((name) => allowScripts[name] === true);
}

/**
 * Runs npm on the machine's own Node, and ends this process when it fails. The project's Node comes first in the PATH
 * of npm run, but is removed with node_modules, and Debian's npm finds its modules only with Debian's Node.
 */
export function npm(args, cwd = root) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const options = { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status, signal, error } = spawnSync('npm', [...args, '--loglevel=error'], options);
  if (status === 0) return;
  const reason = error?.message ?? signal ?? `exit code ${status}`;
  const { stdout: version } = spawnSync('npm', ['--version'], { env, encoding: 'utf8' });
  const isOld = Number.parseInt(version ?? '', 10) < 10;
  const old = isOld ? ` This is npm ${version.trim()}: npm install --global npm@11 brings one that works.` : '';
  fail(`npm ${args[0]} failed (${reason}), so nothing was started.${old}`);
}

/**
 * Tells whether the installed packages match package-lock.json. Compares contents, because modification times mean
 * nothing after a checkout and npm writes both files in any order.
 */
export function isInstalled(folder = root) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const found = readLock(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return found[path] !== undefined && found[path].version === entry.version;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function findNode() {
  const own = join(bin, 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Node 24 is missing: the package "node" brings it, but its binary does not run on this machine, and this is Node ${process.versions.node}. Use Node 24 or later.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
