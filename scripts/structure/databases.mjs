// SQL that is written by hand may mean something else on the other database: its folder has a test that `npm test` runs
// on Postgres too.
import { isForPostgres } from '../test-scope.mjs';

/** Modules that write SQL, or ask which database it is; migrations are run before every test. */
const writesSql = /\bisPostgres\(|\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|lit|ref|join)\(/;
const isModule = (path) => /^api\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/db\/migrations\//.test(path);

/** `files` are `{ path, text }`; finds modules with their own SQL whose folder has no test tagged for Postgres. */
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

/** Returns the folder of a feature, or of the part of `src`; for a part of the panel its own, then the panel's. */
function homesOf(path) {
  const folders = [/^api\/src\/features\/admin\/[^/]+\//, /^api\/src\/(features\/)?[^/]+\//];
  return folders.map((folder) => folder.exec(path)?.[0]).filter((home) => home !== undefined);
}
