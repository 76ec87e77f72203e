import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readDocuments } from './structure/citations.mjs';
import { readModules } from './structure/modules.mjs';
import { findFaults } from './structure/rules.mjs';
import { house } from './structure/zones.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const tables = {
  layers: {
    api: [['clock', 'errors'], ['db', 'mail', 'http/uploads'], ['http'], ['features'], ['app', 'jobs'], ['main']],
    web: [['ui'], ['lib'], ['parts', 'sw'], ['features'], ['app']],
  },
  neighbours: { api: { services: ['reviews'] }, web: {} },
};

/** Writes the files into a fresh folder and answers what is found there. */
function faultsIn(files, rules = tables) {
  const root = mkdtempSync(join(tmpdir(), 'tero-structure-'));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return findFaults(readModules(root), readDocuments(root), rules);
}

/** Each finding as `path: rule`; most of these houses have less than the tables name. */
const rulesIn = (files) =>
  faultsIn(files)
    .filter(({ rule }) => rule !== 'table')
    .map(({ path, rule }) => `${path}: ${rule}`);
const one = 'export const one = 1;';
const imports = (...paths) => `${paths.map((path) => `import '${path}';\n`).join('')}${one}`;

test('a house in order has no faults', () => {
  expect(
    rulesIn({
      'shared/src/rules/price.ts': `import { z } from 'zod';\nexport const one = z.number();`,
      'api/src/main.ts': `import { routes } from './features/services/routes.ts';\nroutes();`,
      'api/src/features/services/routes.ts': `import { list } from './service.ts';\nexport const routes = list;`,
      'api/src/features/services/service.ts': `import { one } from './lists/repository.ts';\nimport { two } from '../reviews/reply.ts';\nexport const list = [one, two];`,
      'api/src/features/services/lists/repository.ts': `import { one } from '@tero/shared/rules/price';\nexport { one };`,
      'api/src/features/reviews/reply.ts': `import { one } from './repository.ts';\nexport const two = one;`,
      'api/src/features/reviews/repository.ts': one,
      'web/vite.config.ts': 'export default {};',
      'web/src/features/home/HomePage.tsx': `import { one } from './queries.ts';\nimport { Card } from '../../ui/Card.tsx';\nimport './home.css';\nexport const HomePage = [one, Card];`,
      'web/src/features/home/home.css': '',
      'web/src/features/home/queries.ts': `import { one } from '../../lib/http/api.ts';\nexport { one };`,
      'web/src/lib/http/api.ts': one,
      'web/src/ui/Card.tsx':
        'import "@tero/shared/rules/price";\nexport const Card = () => <p>import x from "./nowhere.ts"</p>;',
      'web/src/app/routes.tsx': `export const page = () => import('../features/home/HomePage.tsx');`,
    }),
  ).toEqual([]);
});

test.each([
  ['shared imports a package', 'shared/src/a.ts', `import { x } from 'kysely';\nexport const a = x;`],
  ['the API imports the web', 'api/src/clock.ts', imports('../../web/src/lib/b.ts')],
  ['the web imports the API', 'web/src/lib/a.ts', `import type { B } from '../../../api/src/errors.ts';\n${one}`],
  ['a feature imports the app', 'api/src/features/x/a.ts', `export * from '../../app.ts';\n${one}`],
  ['the database imports a feature', 'api/src/db/a.ts', `import('../features/x/service.ts');\n${one}`],
  ['a layer imports another of its rank', 'api/src/mail/a.ts', imports('../db/open.ts')],
  [
    'a layer imports one of a higher rank, its type only',
    'api/src/errors.ts',
    `import type { D } from './db/open.ts';`,
  ],
  ['a piece that stands lower imports its folder', 'api/src/http/uploads/file.ts', imports('../bind.ts')],
  ['a feature that is no neighbour', 'api/src/features/reviews/a.ts', imports('../y/service.ts')],
  ["a neighbour's repository", 'api/src/features/services/a.ts', imports('../reviews/reply-repository.ts')],
  ["the app imports a feature's repository", 'api/src/jobs.ts', imports('./features/y/repository.ts')],
  ['a repository imports its service', 'api/src/features/x/repository.ts', imports('./service.ts')],
  ['a web feature imports another', 'web/src/features/x/a.ts', imports('../y/Card.tsx')],
  ['a part imports a feature', 'web/src/parts/a.ts', imports('../features/y/Card.tsx')],
  ['ui imports lib', 'web/src/ui/a.ts', imports('../lib/b.ts')],
  ['ui imports the contract', 'web/src/ui/a.ts', imports('@tero/shared/contract/b')],
  ['the service worker imports a feature', 'web/src/sw/a.ts', imports('../features/y/Card.tsx')],
  ['the app imports a tool', 'web/src/app/a.ts', imports('../../build/fonts.ts')],
  ['a page fetches', 'web/src/features/x/a.ts', `import { api } from '../../lib/http/api.ts';\nexport const a = api;`],
  ['code imports a test', 'api/src/clock.ts', imports('../test/harness.ts')],
])('direction: %s', (_name, path, source) => {
  const targets = [
    'web/build/fonts.ts',
    'web/src/lib/b.ts',
    'web/src/lib/http/api.ts',
    'web/src/features/y/Card.tsx',
    'api/src/errors.ts',
    'api/src/app.ts',
    'api/src/db/open.ts',
    'api/src/http/bind.ts',
    'api/src/features/x/service.ts',
    'api/src/features/y/service.ts',
    'api/src/features/y/repository.ts',
    'api/src/features/reviews/reply-repository.ts',
    'api/test/harness.ts',
    'shared/src/contract/b.ts',
  ];
  const files = { ...Object.fromEntries(targets.map((target) => [target, one])), [path]: source };
  expect(rulesIn(files)).toEqual([`${path}: direction`]);
});

test('a layer imports lower ones and its own', () => {
  const files = {
    'api/src/clock.ts': one,
    'api/src/http/uploads/file.ts': imports('../../clock.ts'),
    'api/src/http/idempotency/claims.ts': imports('../uploads/file.ts'),
    'api/src/http/bind.ts': imports('./idempotency/claims.ts', './uploads/file.ts'),
    'api/src/features/y/mails.ts': imports('../../http/bind.ts'),
    'api/src/jobs.ts': imports('./features/y/mails.ts'),
  };
  expect(rulesIn(files)).toEqual([]);
});

test('the tables name what is there, allow what is used, and let no feature reach itself', () => {
  const advice = (files, rules) => faultsIn(files, rules).map(({ rule, advice }) => `${rule}: ${advice}`);
  const files = {
    'api/src/features/a/service.ts': imports('../b/service.ts'),
    'api/src/features/b/service.ts': one,
  };
  const layers = { api: [['features']], web: [] };
  expect(advice(files, { layers, neighbours: { api: { a: ['b'] }, web: {} } })).toEqual([]);
  expect(
    advice(files, {
      layers: { ...layers, api: [['db'], ['features']] },
      neighbours: { api: { a: ['b'], b: ['a'] }, web: {} },
    }),
  ).toEqual([
    'table: api/src/db is not there; take it out',
    'table: api: b → a is used by nobody; take it out',
    'table: api: a → b → a: neighbours without cycles only',
  ]);
});

test('the tables of the house give each layer one rank', () => {
  for (const rows of Object.values(house.layers)) expect(rows.flat()).toEqual([...new Set(rows.flat())]);
});

test('a cycle is found once, with its way round', () => {
  const faults = faultsIn({
    'shared/src/a.ts': `import './b.ts';\n${one}`,
    'shared/src/b.ts': `import { c } from './c.ts';\nexport const b = c;`,
    'shared/src/c.ts': `import type { A } from './a.ts';\nexport const c = 1 as A;`,
  });
  expect(faults.filter(({ rule }) => rule !== 'table')).toHaveLength(1);
  expect(faults[0].advice).toMatch('shared/src/a.ts → shared/src/b.ts → shared/src/c.ts → shared/src/a.ts;');
});

test('folders that reach each other are a cycle, told with the imports that make it', () => {
  const faults = faultsIn({
    'shared/src/a/one.ts': imports('../b/one.ts', '../c/one.ts'),
    'shared/src/a/two.ts': one,
    'shared/src/b/one.ts': `import type { One } from '../c/one.ts';\n${one}`,
    'shared/src/b/two.ts': imports('../c/one.ts', '../a/two.ts'),
    'shared/src/c/one.ts': one,
  }).filter(({ rule }) => rule !== 'table');
  expect(faults.map(({ path, rule }) => `${path}: ${rule}`)).toEqual(['shared/src/a: folder cycle']);
  expect(faults[0].advice.split('\n    ')).toEqual([
    expect.stringMatching('^shared/src/a → shared/src/b → shared/src/a;'),
    'shared/src/a/one.ts → shared/src/b/one.ts',
    'shared/src/b/two.ts → shared/src/a/two.ts',
  ]);
});

test('the shortest cycle comes first, and the last imports it names are the fewest', () => {
  const [first, ...others] = faultsIn({
    'shared/src/a/one.ts': imports('../b/one.ts'),
    'shared/src/a/two.ts': imports('../b/one.ts'),
    'shared/src/a/free.ts': one,
    'shared/src/b/one.ts': imports('../c/one.ts'),
    'shared/src/b/two.ts': imports('../c/two.ts'),
    'shared/src/c/one.ts': `import type { A } from '../a/free.ts';\n${one}`,
    'shared/src/c/two.ts': imports('../b/free.ts'),
    'shared/src/b/free.ts': one,
  }).filter(({ rule }) => rule === 'folder cycle');
  expect(first.advice).toMatch('shared/src/b → shared/src/c → shared/src/b;');
  expect(first.advice.split('\n').at(-1)).toMatch('shared/src/c/two.ts → shared/src/b/free.ts');
  expect(others.map(({ advice }) => advice.split(';')[0])).toEqual([
    'shared/src/a → shared/src/b → shared/src/c → shared/src/a',
  ]);
});

test('a folder and its own sub-folder are two rooms', () => {
  const files = {
    'api/src/features/x/routes.ts': imports('./mails/send.ts'),
    'api/src/features/x/words.ts': one,
    'api/src/features/x/mails/send.ts': imports('../words.ts'),
  };
  expect(rulesIn(files)).toEqual(['api/src/features/x/mails: folder cycle']);
});

test('tests make no cycle of folders, nor do the files beside them at the root, nor the index of the contract', () => {
  const files = {
    'api/src/app.ts': imports('./db/open.ts'),
    'api/src/clock.ts': one,
    'api/src/db/open.ts': imports('../clock.ts'),
    'api/src/db/open.test.ts': imports('../mail/send.ts'),
    'api/src/mail/send.ts': one,
    'api/src/mail/send.test.ts': imports('../db/open.ts'),
    'shared/src/contract/index.ts': `export * from './admin/users.ts';`,
    'shared/src/contract/fields.ts': one,
    'shared/src/contract/admin/users.ts': imports('../fields.ts'),
  };
  expect(rulesIn(files)).toEqual([]);
});

test('a folder holds 20 modules at most, its tests and sub-folders apart', () => {
  const filled = (folder, count, ending = '.ts') =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/n${at}${ending}`, one]));
  const house = {
    ...filled('api/src/db', 20),
    ...filled('api/src/db', 5, '.test.ts'),
    ...filled('api/src/db/old', 20),
  };
  expect(rulesIn({ ...house, ...filled('web/src/ui', 21), ...filled('api/test', 21) })).toEqual([]);
  expect(rulesIn({ ...house, ...filled('web/src/lib', 21) })).toEqual(['web/src/lib: full']);
});

test('what comments cite is there', () => {
  const docs = { 'docs/product/subscriptions.md': 'Intro.\n\n- **SUB-1** One.\n- **SUB-2** Two.\n', 'docs/a.md': '' };
  const advice = (comment) =>
    faultsIn({ ...docs, 'shared/src/a.ts': `${comment}\n${one}` })
      .filter(({ rule }) => rule !== 'table')
      .map(({ path, rule, advice }) => `${path}: ${rule}: ${advice}`);
  const missing = (id) => `shared/src/a.ts: citation: no **${id}** in docs/product`;
  expect(advice('/** SHA-256 of it (rule SUB-1; docs/a.md#anchor). */')).toEqual([]);
  expect(advice('// rules SUB-1 and SUB-2: `rule SUB-9` in text is none\nexport const text = "rule SUB-8";')).toEqual([
    missing('SUB-9'),
  ]);
  expect(advice('/**\n * Ends with the rule\n * SUB-3, REV-1 or SUB-2.\n */')).toEqual([
    missing('SUB-3'),
    missing('REV-1'),
  ]);
  expect(advice('// by rule\n// PAY-1')).toEqual([missing('PAY-1')]);
  expect(advice('// as SUB-7 says')).toEqual([missing('SUB-7')]);
  expect(advice('// docs/b.md')).toEqual(['shared/src/a.ts: citation: docs/b.md is not there']);
  expect(advice("/* S1 §4, S2's table */")).toEqual([expect.stringMatching('S1 and S2 are not in the repository')]);
});

test.each([
  ['length', 'api/src/db/long.ts', '// x\n'.repeat(251)],
  ['length', 'api/src/db/long.test.ts', '// x\n'.repeat(301)],
  ['name', 'api/src/db/utils.ts', one],
  ['name', 'web/src/lib/date-helpers.ts', one],
  ['name', 'shared/src/types/price.ts', one],
  ['name', 'shared/src/priceRules.ts', one],
  ['name', 'web/src/ui/search_box.tsx', one],
  ['barrel', 'shared/src/rules/index.ts', one],
  ['default export', 'api/src/clock.ts', 'export default 1;'],
  ['default export', 'web/src/ui/Card.tsx', 'const a = 1;\nexport { a as default };'],
  ['import', 'api/src/clock.ts', `import './nowhere.ts';\n${one}`],
  ['transaction', 'api/src/db/a.ts', 'await db.transaction().execute(work);'],
  ['place', 'web/src/hooks/paging.ts', one],
  ['place', 'api/src/paging.ts', one],
])('%s: %s', (rule, path, source) => {
  expect(rulesIn({ [path]: source })).toEqual([`${path}: ${rule}`]);
});

test('a file that only passes on others is a barrel under any name', () => {
  const files = { 'shared/src/rules/price.ts': one, 'shared/src/all.ts': `export * from './rules/price.ts';` };
  expect(rulesIn(files)).toEqual(['shared/src/all.ts: barrel']);
});

test('a service that only passes on its repository is a barrel', () => {
  const folder = 'api/src/features/x';
  const files = {
    [`${folder}/repository.ts`]: one,
    [`${folder}/service.ts`]: `export { one } from './repository.ts';`,
  };
  expect(rulesIn(files)).toEqual([`${folder}/service.ts: barrel`]);
});

test('a file of 250 lines is allowed, a test of 300, and so is the index of the contract', () => {
  const files = {
    'shared/src/contract/index.ts': `export * from './long.ts';`,
    'shared/src/contract/long.ts': '// x\n'.repeat(250),
    'shared/src/contract/long.test.ts': '// x\n'.repeat(300),
  };
  expect(rulesIn(files)).toEqual([]);
});

test('a script takes only names that are given', () => {
  const scripts = { 'scripts/a.mjs': `import { one, two } from './b.mjs';\none(two);`, 'scripts/b.mjs': one };
  expect(rulesIn(scripts)).toEqual(['scripts/a.mjs: import']);
});
