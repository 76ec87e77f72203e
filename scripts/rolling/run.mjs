// npm run check -- --last-release [paths]: runs the API tests of the last release, from git, on a Postgres with the
// schema of this release (docs/decisions/rolling.md).
import process from 'node:process';
import { lastRelease } from '../../api/src/db/deployment/released.ts';
import { testOldApi } from './api-tests.mjs';
import { checkOut } from './release.mjs';

const { old, remove } = checkOut();
try {
  console.log(`The API of ${lastRelease.commit.slice(0, 8)} on the schema of this release`);
  process.exitCode = await testOldApi(old, process.argv.slice(2));
} finally {
  remove();
}
process.exit();
