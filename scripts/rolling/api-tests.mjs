// Runs the tests of the last release's API on a Postgres with the schema of this release.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../api/src/db/migrate.ts';
import { openPostgres } from '../../api/src/db/open.ts';
import { seedCategories } from '../../api/src/seed/categories.ts';
import { startPostgres } from '../postgres.mjs';
import { start } from '../project.mjs';

/** Tests of the schema itself and of files beside it. They are skipped because they compare with this release. */
const ofSchema = ['api/src/backup/**', 'api/src/move/**', 'api/src/db/deployment/**', 'api/**/personal-data.test.ts'];
/**
 * Tests that start other processes. They are skipped because processes of a release older than `deployment_facts`
 * (migration 046) end when the schema is newer. Empty this list once the last release has that migration.
 */
const ofProcesses = ['api/src/**/abandoned-uploads.test.ts', 'api/src/**/mercadopago/crash.test.ts'];

const setup = `
export function setup(project) {
  project.provide('databaseUrl', process.env.ROLLING_URL);
  project.provide('databaseTemplate', process.env.ROLLING_TEMPLATE);
}
`;

/** Runs those under `paths`, or all; returns the exit code. */
export async function testOldApi(old, paths) {
  writeFileSync(join(old, 'scripts/postgres-setup.mjs'), setup);
  for await (const path of glob(
    [...ofSchema, ...ofProcesses].map((pattern) => `${pattern}`),
    { cwd: old },
  ))
    if (path.endsWith('.test.ts')) rmSync(join(old, path));
  const server = await startPostgres();
  const env = { ROLLING_URL: server.url, ROLLING_TEMPLATE: await makeTemplate(server.url) };
  try {
    const report = join(old, 'report.json');
    const code = await run(old, env, [...paths, '--outputFile.json', report]);
    const failed = failedIn(report, old);
    if (code === 0 || failed.length === 0) return code;
    // a test that fails only after a hundred other files in the same process is not about the schema
    console.log(`Once more, by themselves: ${failed.join(' ')}`);
    return await run(old, env, failed);
  } finally {
    await server.stop();
  }
}

function run(old, env, given) {
  const args = ['run', '--root', old, '--project', 'api-postgres', '--reporter', 'default', '--reporter', 'json'];
  return start('vitest', [...args, ...given], { cwd: old, stdio: 'inherit', env }).ended;
}

function failedIn(report, old) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(old, name));
}

/** Returns the database that each test file copies, with the schema of this release. */
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
