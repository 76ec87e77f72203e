import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readModules } from './structure/modules.mjs';
import { findFaults } from './structure/rules.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes the files into a fresh folder and returns each finding as `path: rule`. */
function faultsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'tero-structure-'));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return findFaults(readModules(root));
}

const rulesIn = (files) => faultsIn(files).map(({ path, rule }) => `${path}: ${rule}`);
const one = 'export const one = 1;';

test('a valid project has no findings', () => {
  expect(
    rulesIn({
      'shared/src/rules/price.ts': `import { z } from 'zod';\nexport const one = z.number();`,
      'api/src/main.ts': `import { routes } from './features/services/routes.ts';\nroutes();`,
      'api/src/features/services/routes.ts': `import { list } from './service.ts';\nexport const routes = list;`,
      'api/src/features/services/service.ts': `import { one } from './repository.ts';\nimport { two } from '../reviews/service.ts';\nexport const list = [one, two];`,
      'api/src/features/services/repository.ts': `import { one } from '@tero/shared/rules/price';\nexport { one };`,
      'api/src/features/reviews/service.ts': `export { one as two } from './repository.ts';`,
      'api/src/features/reviews/repository.ts': one,
      'web/vite.config.ts': 'export default {};',
      'web/src/features/home/HomePage.tsx': `import { one } from './queries.ts';\nimport { Card } from '../../ui/Card.tsx';\nimport './home.css';\nexport const HomePage = [one, Card];`,
      'web/src/features/home/home.css': '',
      'web/src/features/home/queries.ts': `import { one } from '../../lib/api.ts';\nexport { one };`,
      'web/src/lib/api.ts': one,
      'web/src/ui/Card.tsx':
        'import "@tero/shared/rules/price";\nexport const Card = () => <p>import x from "./nowhere.ts"</p>;',
      'web/src/app/routes.tsx': `export const page = () => import('../features/home/HomePage.tsx');`,
    }),
  ).toEqual([]);
});

test.each([
  ['shared imports a package', { 'shared/src/a.ts': `import { x } from 'kysely';\nexport const a = x;` }],
  [
    'the API imports the web',
    { 'api/src/a.ts': `import { one } from '../../web/src/lib/b.ts';\nexport const a = one;` },
  ],
  [
    'the web imports the API',
    { 'web/src/lib/a.ts': `import type { B } from '../../../api/src/b.ts';\nexport type A = B;` },
  ],
  ['a feature imports the app', { 'api/src/features/x/a.ts': `export * from '../../app.ts';\n${one}` }],
  ['the database imports a feature', { 'api/src/db/a.ts': `import('../features/x/service.ts');\n${one}` }],
  ["another feature's repository", { 'api/src/features/x/a.ts': `import '../y/repository.ts';\n${one}` }],
  ['a repository imports its service', { 'api/src/features/x/repository.ts': `import './service.ts';\n${one}` }],
  ['a web feature imports another', { 'web/src/features/x/a.ts': `import '../y/Card.tsx';\n${one}` }],
  ['a part imports a feature', { 'web/src/parts/a.ts': `import '../features/y/Card.tsx';\n${one}` }],
  ['ui imports lib', { 'web/src/ui/a.ts': `import '../lib/b.ts';\n${one}` }],
  ['ui imports the contract', { 'web/src/ui/a.ts': `import '@tero/shared/contract/b';\n${one}` }],
  ['the service worker imports a feature', { 'web/src/sw/a.ts': `import '../features/y/Card.tsx';\n${one}` }],
  ['a page fetches', { 'web/src/features/x/a.ts': `import { api } from '../../lib/api.ts';\nexport const a = api;` }],
  ['code imports a test', { 'api/src/a.ts': `import '../test/harness.ts';\n${one}` }],
])('direction: %s', (_name, files) => {
  const targets = [
    'web/src/lib/b.ts',
    'web/src/lib/api.ts',
    'web/src/features/y/Card.tsx',
    'api/src/b.ts',
    'api/src/app.ts',
    'api/src/features/x/service.ts',
    'api/src/features/y/repository.ts',
    'api/test/harness.ts',
    'shared/src/contract/b.ts',
  ];
  const house = { ...Object.fromEntries(targets.map((path) => [path, one])), ...files };
  expect(rulesIn(house)).toEqual([`${Object.keys(files)[0]}: direction`]);
});

test('a cycle is found once, with its way round', () => {
  const faults = faultsIn({
    'shared/src/a.ts': `import './b.ts';\n${one}`,
    'shared/src/b.ts': `import { c } from './c.ts';\nexport const b = c;`,
    'shared/src/c.ts': `import type { A } from './a.ts';\nexport const c = 1 as A;`,
  });
  expect(faults).toHaveLength(1);
  expect(faults[0].advice).toMatch('shared/src/a.ts → shared/src/b.ts → shared/src/c.ts → shared/src/a.ts;');
});

test.each([
  ['length', 'api/src/long.ts', `${one}\n`.repeat(301).replaceAll('one', 'n').replaceAll('export const n', '// ')],
  ['name', 'api/src/utils.ts', one],
  ['name', 'web/src/lib/date-helpers.ts', one],
  ['name', 'shared/src/types/price.ts', one],
  ['name', 'shared/src/priceRules.ts', one],
  ['name', 'web/src/ui/search_box.tsx', one],
  ['barrel', 'shared/src/rules/index.ts', one],
  ['default export', 'api/src/clock.ts', 'export default 1;'],
  ['default export', 'web/src/ui/Card.tsx', 'const a = 1;\nexport { a as default };'],
  ['import', 'api/src/clock.ts', `import './nowhere.ts';\n${one}`],
  ['place', 'web/src/hooks/paging.ts', one],
])('%s: %s', (rule, path, source) => {
  expect(rulesIn({ [path]: source })).toEqual([`${path}: ${rule}`]);
});

test('a file that only passes on others is a barrel under any name', () => {
  const files = { 'shared/src/rules/price.ts': one, 'shared/src/all.ts': `export * from './rules/price.ts';` };
  expect(rulesIn(files)).toEqual(['shared/src/all.ts: barrel']);
});

test('a file of 300 lines is allowed, and so is the index of the contract', () => {
  const files = {
    'shared/src/contract/index.ts': `export * from './long.ts';`,
    'shared/src/contract/long.ts': '// x\n'.repeat(300),
  };
  expect(rulesIn(files)).toEqual([]);
});
