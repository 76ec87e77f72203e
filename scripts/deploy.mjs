// npm run deploy: puts this checkout's release beside the running one, switches to it and restarts the service. A
// release that is not ready in two minutes is replaced by the one before. `-- --back` switches to the one before.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { parseArgs, parseEnv } from 'node:util';
import { npm, onProjectNode, root, run } from './project.mjs';

await onProjectNode();
const { setTimeout: sleep } = await import('node:timers/promises');
const { execFileSync } = await import('node:child_process');
const { buildWeb, isBuilt } = await import('./web-build.mjs');

const { back, into, variables, units, patience } = parseArgs({
  options: {
    back: { type: 'boolean', default: false },
    into: { type: 'string', default: '/opt/tero' },
    variables: { type: 'string', default: '/etc/tero.env' },
    units: { type: 'string', default: '/etc/systemd/system' },
    patience: { type: 'string', default: '120' },
  },
}).values;
const releases = join(into, 'releases');
const [current, previous] = ['current', 'previous'].map((name) => join(into, name));

/** The files that the image has too (Dockerfile). */
const manifests = ['package.json', 'package-lock.json', 'shared/package.json', 'api/package.json', 'web/package.json'];
const parts = ['shared', 'api', 'web/dist', 'web/dist-server'];

const { PORT = '3000' } = parseEnv(readFileSync(variables, 'utf8'));
const before = read(current);
const last = read(previous);
if (back && !last) end('There is no release before this one.');
const release = back ? last : await make();
const changes = before !== null && before !== release;
let interrupted = new AbortController();
// `run` forwards these signals to its child, and keeps this process from ending
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => interrupted.abort());
console.log(`Starting ${basename(release)}…`);
// writes the way back first, so that it exists even if the deploy is killed
if (changes) link(previous, before);
if (await starts(release)) {
  // a repeated deploy has other variables or is another attempt, so the release to go back to stays the same
  if (changes) {
    const kept = [release, before].map((path) => basename(path));
    for (const name of readdirSync(releases)) {
      if (!kept.includes(name)) rmSync(join(releases, name), { recursive: true });
    }
  }
  end(`${basename(release)} runs.`, 0);
}
const fault = interrupted.signal.aborted ? 'This was interrupted' : 'It is not ready';
if (!changes) end(`${fault}. Why: journalctl -u tero -n 30`);
console.log(`${fault}: back to ${basename(before)}…`);
// another signal ends only the wait
interrupted = new AbortController();
const isBack = await starts(before);
if (last) link(previous, last);
else unlinkSync(previous);
end(isBack ? `${basename(before)} runs again. Why: journalctl -u tero -n 30` : 'That is not ready either.');

/**
 * Makes the folder of this checkout's release and returns its path. Under its final name the folder is always complete.
 */
async function make() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain')) end('There are changes that are in no commit: git status.');
  requireUnits();
  const path = join(releases, git('rev-parse', '--short=12', 'HEAD'));
  if (existsSync(path)) return path;
  if (!isBuilt() && (await buildWeb({ quiet: true })) !== 0) end('The build failed, and nothing was changed.');
  const half = `${path}.half`;
  rmSync(half, { recursive: true, force: true });
  for (const name of manifests) cpSync(join(root, name), join(half, name));
  const packages = ['-w', 'shared', '-w', 'api'];
  npm(['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], half);
  const filter = (from) => basename(from) !== 'node_modules';
  for (const part of parts) cpSync(join(root, part), join(half, part), { recursive: true, filter });
  // an earlier release runs on its own Node again after going back
  copyFileSync(process.execPath, join(half, 'node'));
  chmodSync(join(half, 'node'), 0o755);
  renameSync(half, path);
  return path;
}

/** Ends the process unless systemd has this checkout's units, because a release may need what its unit allows. */
function requireUnits() {
  const names = ['tero.service', 'tero-check.service', 'tero-check.timer'];
  const content = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const other = names.find((name) => content(join(root, name)) !== content(join(units, name)));
  if (!other) return;
  const copy = `cp ${names.map((name) => join(root, name)).join(' ')} ${units}`;
  end(`${other} is another than the installed one. Copy it, and try again:\n  ${copy}\n  systemctl daemon-reload`);
}

/** Restarts the service with a release. Returns whether the release is ready in time. */
async function starts(path) {
  link(current, path);
  if ((await run('systemctl', ['restart', 'tero'])) !== 0) return false;
  const { signal } = interrupted;
  const deadline = Date.now() + Number(patience) * 1000;
  while (!signal.aborted && Date.now() < deadline) {
    const oneTry = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
    const ready = await fetch(`http://127.0.0.1:${PORT}/health/ready`, { signal: oneTry }).catch(() => null);
    if (ready?.ok) return true;
    await sleep(1000, null, { signal }).catch(() => null);
  }
  return false;
}

function read(place) {
  return existsSync(place) ? readlinkSync(place) : null;
}

/** Points a link to a release, in one step. */
function link(place, path) {
  mkdirSync(into, { recursive: true });
  rmSync(`${place}.new`, { force: true });
  symlinkSync(path, `${place}.new`);
  renameSync(`${place}.new`, place);
}

function end(words, code = 1) {
  console.log(words);
  process.exit(code);
}
