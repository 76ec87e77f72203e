// Finds the test files for a run: those tagged for Postgres, and those about a feature.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './project.mjs';

const written = {
  vitest: '{shared,api,web,scripts}/**/*.test.{ts,tsx,mjs}',
  browser: 'web/e2e/**/*.spec.ts',
};

/** Matches vitest's own tag of a module, as vitest reads it; `tags` in vitest.config.ts describes the tag. */
const postgresTag = /(?:\/\/|\*)\s*@module-tag\s+postgres\b/;

export const isForPostgres = (text) => postgresTag.test(text);

/** Returns the paths of the API tests that run on Postgres in every run. */
export function postgresTests(folder = root) {
  return find('api/**/*.test.ts', folder).filter((path) => isForPostgres(readFileSync(join(folder, path), 'utf8')));
}

/**
 * Returns the paths of the tests whose folder or name contains one of `names`: in vitest's projects, on Postgres, in
 * the browser.
 */
export function testsAbout(names, folder = root) {
  const isAbout = (path) => names.some((name) => path.toLowerCase().includes(name.toLowerCase()));
  return {
    vitest: find(written.vitest, folder).filter(isAbout),
    postgres: postgresTests(folder).filter(isAbout),
    browser: find(written.browser, folder).filter(isAbout),
  };
}

/** Tells whether the web app was built here. */
export const isBuilt = () => existsSync(join(root, 'web/dist/index.html'));

function find(pattern, folder) {
  const exclude = (path) => ['node_modules', 'dist', 'dist-server'].includes(path.split(sep).at(-1));
  const found = globSync(pattern, { cwd: folder, exclude });
  return found.map((path) => path.replaceAll(sep, '/')).toSorted();
}
