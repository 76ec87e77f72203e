import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { findSchemaFaults } from './schema/faults.mjs';
import { readSchema } from './schema/read.mjs';

const house = {
  files: ['001-foundation', '002-posts'],
  registered: ['001-foundation', '002-posts'],
  unindexed: [],
  columns: ['accounts.id', 'mail_tokens.account_id', 'posts.provider_id'],
  tables: ['accounts', 'crashes', 'mail_tokens', 'posts'],
  downloaded: ['accounts.id', 'posts.provider_id'],
  reasons: ['mail_tokens.account_id', 'crashes'],
  released: { columns: {}, uniques: [] },
  latest: { columns: {}, uniques: [] },
  contracted: {},
};
const faultsIn = (changes) => findSchemaFaults({ ...house, ...changes });

test('a schema in order has no faults, and so has the project’s own', async () => {
  expect(faultsIn({})).toEqual([]);
  const schema = await readSchema(root);
  expect(schema.columns).toContain('second_steps.account_id');
  expect(findSchemaFaults(schema)).toEqual([]);
});

test.each([
  ['that nobody registered', { files: [...house.files, '003-awards'] }, '003-awards.ts: nobody registered it'],
  ['without a file', { registered: [...house.registered, '003-awards'] }, '003-awards: .* no file has'],
  [
    'with the number of another',
    { files: [...house.files, '002-zoos'], registered: [...house.registered, '002-zoos'] },
    '002-zoos.ts: another migration has its number',
  ],
  ['without a number', { files: [...house.files, 'awards'] }, 'awards: a migration is called NNN-name.ts'],
])('a migration %s', (_name, changes, fault) => {
  expect(faultsIn(changes)).toEqual([expect.stringMatching(`^${fault}`)]);
});

test('a foreign key that no index begins with', () => {
  const fault = 'awards.provider_id: no index begins with this foreign key';
  expect(faultsIn({ unindexed: ['awards.provider_id'] })).toEqual([expect.stringMatching(`^${fault}`)]);
});

test.each([
  [
    'neither downloaded nor with a reason',
    { columns: [...house.columns, 'awards.provider_id'] },
    'awards.provider_id holds an account, by its foreign key or its name: add it .* call it something else',
  ],
  [
    'downloaded, and not there',
    { downloaded: [...house.downloaded, 'awards.provider_id'] },
    'awards.provider_id: .* no',
  ],
  ['with a reason, and not there', { reasons: [...house.reasons, 'awards.provider_id'] }, 'awards.provider_id: .* no'],
  ['with a reason for its whole table', { reasons: [...house.reasons, 'posts'] }, 'posts: .* no'],
  ['downloaded, with a reason why not', { reasons: [...house.reasons, 'accounts.id'] }, 'accounts.id: .* and a reason'],
])('a column of an account %s', (_name, changes, fault) => {
  expect(faultsIn(changes)).toEqual([expect.stringMatching(`^${fault}`)]);
});

const column = (changes) => ({ type: 'text', isNullable: true, hasDefault: false, ...changes });
const released = {
  columns: { 'posts.content': column({ isNullable: false }), 'posts.note': column() },
  uniques: ['posts (id)'],
};

test('a migration may add what the last release does not need', () => {
  const latest = {
    columns: {
      ...released.columns,
      'posts.content': column(),
      'posts.colour': column(),
      'posts.count': column({ type: 'integer', isNullable: false, hasDefault: true }),
      'awards.title': column({ isNullable: false }),
    },
    uniques: [...released.uniques, 'awards (title)'],
  };
  expect(faultsIn({ released, latest })).toEqual([]);
});

test.each([
  ['takes a column away', { 'posts.note': undefined }, 'posts.note: the last release uses it'],
  ['changes its type', { 'posts.note': column({ type: 'integer' }) }, 'posts.note: .* text, and is integer now'],
  ['makes it required', { 'posts.note': column({ isNullable: false }) }, 'posts.note: .* writes null'],
  ['adds a required one', { 'posts.colour': column({ isNullable: false }) }, 'posts.colour: .* without it'],
])('a migration that %s breaks the last release', (_what, changes, fault) => {
  const columns = Object.fromEntries(
    Object.entries({ ...released.columns, ...changes }).filter(([, value]) => value !== undefined),
  );
  const latest = { ...released, columns };
  expect(faultsIn({ released, latest })).toEqual([expect.stringMatching(`^${fault}`)]);
});

test('a migration that wants values to be unique breaks the last release, unless it says why not', () => {
  const latest = { ...released, uniques: [...released.uniques, 'posts (content)'] };
  expect(faultsIn({ released, latest })).toEqual([expect.stringMatching('^posts \\(content\\): the last release')]);
  expect(faultsIn({ released, latest, contracted: { 'posts (content)': 'it writes each once' } })).toEqual([]);
  const stale = { released, latest: released, contracted: { 'posts.gone': 'nobody reads it' } };
  expect(faultsIn(stale)).toEqual([expect.stringMatching('^posts.gone: .* nothing of it is taken away')]);
});
