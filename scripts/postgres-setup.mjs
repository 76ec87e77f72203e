// A vitest globalSetup, so `vitest --project api-postgres` works alone too.
import process from 'node:process';
import { makePostgresTemplate } from '../api/test/database.ts';
import { startPostgres } from './postgres.mjs';

/**
 * Provides `databaseUrl`: TEST_DATABASE_URL when given (a role that may create databases), else a fresh server; and
 * `databaseTemplate`, which each test file copies.
 */
export async function setup(project) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const template = await makePostgresTemplate(server.url);
  project.provide('databaseUrl', server.url);
  project.provide('databaseTemplate', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
