// Builds the web app, and compares the last build with its sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { root, run } from './project.mjs';

const sources = ['package-lock.json', 'web', 'shared/src', 'shared/data', 'shared/package.json'];
const notSources = /^(node_modules|dist|e2e|test-results|playwright-report|.*\.tsbuildinfo)$/;

/**
 * Marks a complete build: it is written only after success, with the start of the build as its time, and contains the
 * build's settings.
 */
const stamp = join(root, 'node_modules', '.cache', 'tero', 'web-built');

/** The build setting: whether the debug pages are included. */
const builtWith = () => `DEBUG_PAGES=${process.env.DEBUG_PAGES ?? '0'}\n`;

export function isBuilt() {
  if (!existsSync(join(root, 'web', 'dist', 'index.html')) || !existsSync(stamp)) return false;
  if (readFileSync(stamp, 'utf8') !== builtWith()) return false;
  const built = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(join(root, source), false) < built);
}

/** Builds the web app and returns the exit code. `quiet` hides the list of files, not the warnings. */
export async function buildWeb({ quiet = false } = {}) {
  rmSync(stamp, { force: true });
  const began = new Date();
  const code = await run('vite', ['build', ...(quiet ? ['--logLevel', 'warn'] : [])], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) return code;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, builtWith());
  utimesSync(stamp, began, began);
  return 0;
}

/**
 * Returns the newest modification time under a path. A folder's own time shows removed files; it is ignored at the top,
 * where build outputs come and go beside the sources.
 */
function newest(path, ownTime = true) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const children = readdirSync(path).filter((name) => !notSources.test(name));
  return Math.max(ownTime ? stats.mtimeMs : 0, ...children.map((name) => newest(join(path, name))));
}
