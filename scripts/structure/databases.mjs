// SQL that we write ourselves may mean something else on the other database, so its folder needs a test that `npm test`
// also runs on Postgres.
import { isForPostgres } from '../test-scope.mjs';

/**
 * Matches modules that write SQL, or ask which database it is. Migrations are left out, because they run before every
 * test.
 */
const writesSql = /\bisPostgres\(|\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|lit|ref|join)\(/;
const isModule = (path) => /^api\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/db\/migrations\//.test(path);

/**
 * Returns the modules with their own SQL whose folder has no test tagged for Postgres. `files` are `{ path, text }`.
 */
export function findUntested(files) {
  const tests = files.filter(({ path }) => /^api\/src\/.*\.test\.ts$/.test(path));
  const under = (home) => tests.filter(({ path }) => path.startsWith(home));
  return files
    .filter(({ path, text }) => isModule(path) && writesSql.test(text))
    .filter(({ path }) => {
      const home = homesOf(path).find((folder) => under(folder).length > 0);
      return !home || !under(home).some(({ text }) => isForPostgres(text));
    })
    .map(({ path }) => ({
      path,
      rule: 'database',
      advice: 'it writes SQL: begin a test of its feature with `// @module-tag postgres`',
    }));
}

/**
 * Returns the folder of a module's feature, or of its part of `src`. For a part of the panel it returns the part's
 * folder, then the panel's.
 */
function homesOf(path) {
  const folders = [/^api\/src\/features\/admin\/[^/]+\//, /^api\/src\/(features\/)?[^/]+\//];
  return folders.map((folder) => folder.exec(path)?.[0]).filter((home) => home !== undefined);
}
