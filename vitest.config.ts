import { defineConfig } from 'vitest/config';

// one process for many files: each has an app and a database of its own, and importing them again takes most of the time
const api = {
  include: ['api/**/*.test.ts'],
  isolate: false,
  setupFiles: ['api/test/fail-on-errors.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    allowOnly: false,
    // one more than two cores: API tests wait nearly a minute for what never answers
    maxWorkers: 3,
    tags: [{ name: 'postgres', description: 'the database decides it: `npm test` runs the file on Postgres too' }],
    projects: [
      { test: { name: 'shared', include: ['shared/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'web', include: ['web/{src,build}/**/*.test.{ts,tsx}'], testTimeout: 120_000 } },
      {
        test: {
          name: 'screens',
          include: ['web/screens/**/*.test.ts'],
          environment: './web/screens/environment.ts',
          // as the API's
          isolate: false,
          environmentOptions: {
            happyDOM: {
              url: 'http://tero.test',
              width: 390,
              height: 844,
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          env: { TEST_DATABASE_URL: '' },
          setupFiles: ['api/test/fail-on-errors.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 120_000 } },
      { test: { name: 'api', ...api, env: { TEST_DATABASE_URL: '' } } },
      {
        test: {
          name: 'api-postgres',
          ...api,
          // starts servers of its own, on SQLite
          exclude: ['api/src/backup/backup.test.ts'],
          globalSetup: ['scripts/postgres-setup.mjs'],
          setupFiles: ['scripts/postgres-worker.mjs', ...api.setupFiles],
        },
      },
    ],
  },
});
