// A vitest globalSetup, so that `vitest --project api-postgres` also works by itself.
import process from 'node:process';
import { makePostgresTemplate } from '../api/test/database.ts';
import { startPostgres } from './postgres.mjs';

/**
 * Provides `databaseUrl`: TEST_DATABASE_URL if it is given (for a role that may create databases), else a new server.
 * Also provides `databaseTemplate`, which each test file copies.
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
