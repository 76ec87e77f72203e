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
    { files: [...house.files, '002-awards'], registered: [...house.registered, '002-awards'] },
    '002-posts.ts: the numbers',
  ],
  [
    'after a gap',
    { files: [...house.files, '004-awards'], registered: [...house.registered, '004-awards'] },
    '004-awards.ts: the numbers',
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
