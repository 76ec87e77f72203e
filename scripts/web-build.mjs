// Builds the web app and the server, and tells whether the last build is newer than its sources.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { root, run as runHere } from './project.mjs';

const sources = ['package-lock.json', 'web', 'api', 'shared/src', 'shared/data', 'shared/package.json'];
const notSources =
  /^(node_modules|demo|test|dist|dist-maps|dist-server|e2e|test-results|playwright-report|.*\.tsbuildinfo)$/;

/**
 * The file written after a successful build, so that an interrupted build does not count. It holds the start time and
 * the options of the build.
 */
const stamp = join(root, 'node_modules', '.cache', 'tero', 'web-built');

/** Returns the options of the build: whether it has the pages for debugging. */
const builtWith = () => `DEBUG_PAGES=${process.env.DEBUG_PAGES ?? '0'}\n`;

export function isBuilt() {
  const parts = ['web/dist/index.html', 'web/dist-server/server.mjs', 'api/dist/main.mjs'].map((path) =>
    join(root, path),
  );
  if (![...parts, stamp].every((path) => existsSync(path))) return false;
  if (readFileSync(stamp, 'utf8') !== builtWith()) return false;
  const built = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(join(root, source), false) < built);
}

/** Builds, and returns the exit code. `quiet` hides the list of files but not the warnings; `run` runs the command. */
export async function buildWeb({ quiet = false, run = runHere } = {}) {
  rmSync(stamp, { force: true });
  const began = new Date();
  // the app, the renderer of its first views, and the server
  const configs = ['vite.config.ts', 'vite.server.config.ts', 'vite.api.config.ts'];
  for (const config of configs) {
    const args = ['build', '--config', config, ...(quiet ? ['--logLevel', 'warn'] : [])];
    const code = await run('vite', args, { cwd: join(root, 'web'), env: { NODE_ENV: 'production' } });
    if (code !== 0) return code;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, builtWith());
  utimesSync(stamp, began, began);
  return 0;
}

/**
 * Returns the newest time below a path. A folder's own time reveals removed files, but does not count at the top, where
 * build outputs come and go.
 */
function newest(path, ownTime = true) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const children = readdirSync(path).filter((name) => !notSources.test(name));
  return Math.max(ownTime ? stats.mtimeMs : 0, ...children.map((name) => newest(join(path, name))));
}
