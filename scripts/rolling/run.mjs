// npm run rolling -- [paths]: the tests of the last release's API, from git, on a Postgres with the schema of this one; a
// process of that release runs on it while this one takes its place, and when it is taken back (docs/decisions/rolling.md).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onProjectNode, root, start } from '../project.mjs';

await onProjectNode();
const { sql } = await import('kysely');
const { lastRelease } = await import('../../api/src/db/deployment/released.ts');
const { migrate } = await import('../../api/src/db/migrate.ts');
const { openPostgres } = await import('../../api/src/db/open.ts');
const { seedCategories } = await import('../../api/src/seed/categories.ts');
const { startPostgres } = await import('../postgres.mjs');

/** Tests of the schema itself, and of files beside it: what they compare with is this release's. */
const ofSchema = ['api/src/backup/**', 'api/src/move/**', 'api/src/db/deployment/**', '**/personal-data.test.ts'];

const setup = `
export function setup(project) {
  project.provide('databaseUrl', process.env.ROLLING_URL);
  project.provide('databaseTemplate', process.env.ROLLING_TEMPLATE);
}
`;

const folder = mkdtempSync(join(tmpdir(), 'tero-rolling-'));
const old = join(folder, 'release');
mkdirSync(old);
const files = execFileSync('git', ['-C', root, 'archive', lastRelease.commit], { maxBuffer: 2 ** 30 });
execFileSync('tar', ['-x', '-C', old], { input: files });
try {
  linkPackages();
  writeFileSync(join(old, 'scripts/postgres-setup.mjs'), setup);
  const server = await startPostgres();
  const template = await makeTemplate(server.url);
  console.log(`The API of ${lastRelease.commit.slice(0, 8)} on the schema of this release`);
  const excluded = ofSchema.flatMap((pattern) => ['--exclude', pattern]);
  const paths = process.argv.slice(2);
  const args = ['run', '--root', old, '--project', 'api-postgres', ...excluded, ...paths];
  const { ended } = start('vitest', args, {
    cwd: old,
    stdio: 'inherit',
    env: { ROLLING_URL: server.url, ROLLING_TEMPLATE: template },
  });
  process.exitCode = await ended;
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A release that is one step back runs on the same packages; the workspaces among them are its own. */
function linkPackages() {
  const packages = join(root, 'node_modules');
  mkdirSync(join(old, 'node_modules/@tero'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@tero') symlinkSync(join(packages, name), join(old, 'node_modules', name));
  }
  for (const name of ['api', 'shared', 'web']) symlinkSync(join(old, name), join(old, 'node_modules/@tero', name));
}

/** The database of which each test file copies its own: the schema of this release. */
async function makeTemplate(url) {
  const name = 'tero_rolling';
  const server = openPostgres(url);
  await sql.raw(`create database ${name}`).execute(server);
  await server.destroy();
  const db = openPostgres(url.replace(/[^/]+$/, name));
  await migrate(db);
  // as the harness of the tests does
  await seedCategories(db, new Date('2026-03-10T15:00:00.000Z'));
  await db.destroy();
  return name;
}
