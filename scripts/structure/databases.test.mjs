import { expect, test } from 'vitest';
import { findUntested } from './databases.mjs';

const repository = { path: 'api/src/features/offers/repository.ts', text: 'const own = sql<number>`count(*)`;' };
const asking = { path: 'api/src/search/index.ts', text: 'return isPostgres(db) ? one : other;' };
const panel = { path: 'api/src/features/admin/stats/repository.ts', text: "sql.ref('at')" };
const testOf = (path, tag = '') => ({
  path: `api/src/${path}.test.ts`,
  text: `${tag}\nimport { test } from 'vitest';`,
});
// vitest would read a complete tag here as this file's own
const [tag, otherTag] = ['postgres', 'postgresql'].map((name) => `// @module-tag ${name}`);
const found = (...files) => findUntested(files).map(({ path }) => path);

test('a module that writes SQL has a test in its feature that runs on Postgres', () => {
  expect(found(repository)).toEqual([repository.path]);
  expect(found(repository, testOf('features/offers/offers'))).toEqual([repository.path]);
  expect(found(repository, testOf('features/offers/offers', tag))).toEqual([]);
  expect(found(repository, testOf('features/offers/offers', otherTag))).toEqual([repository.path]);
  expect(found(repository, testOf('features/offers/one'), testOf('features/offers/deep/other', tag))).toEqual([]);
  expect(found(repository, testOf('features/quotes/quotes', tag))).toEqual([repository.path]);
});

test('so has one that asks which database it is', () => {
  expect(found(asking, testOf('search/search'))).toEqual([asking.path]);
  expect(found(asking, testOf('search/search', tag))).toEqual([]);
});

test('a part of the panel without a test is tested by another one, a part with tests by its own', () => {
  expect(found(panel, testOf('features/admin/table/table', tag))).toEqual([]);
  expect(found(panel, testOf('features/admin/table/table', tag), testOf('features/admin/stats/stats'))).toEqual([
    panel.path,
  ]);
});

test('what writes none, migrations and tests need none', () => {
  const plain = { path: 'api/src/features/offers/list.ts', text: "db.selectFrom('offers')" };
  const migration = { path: 'api/src/db/migrations/001.ts', text: 'sql`create index`' };
  expect(found(plain, migration, { ...testOf('features/offers/offers'), text: 'sql`select 1`' })).toEqual([]);
});
