import { expect, test } from 'vitest';
import { findTableFaults, judgeImport } from './directions.mjs';

const folder = 'web/src/offline/outbox';
const tables = {
  layers: { web: [['lib'], ['offline'], ['parts']] },
  neighbours: { web: {} },
  entryPoints: { [folder]: ['outbox.ts'] },
};

test.each([
  ['its entry point', 'web/src/parts/a.ts', 'outbox.ts', true],
  ['from inside', `${folder}/outbox.ts`, 'store.ts', true],
  ['from a test', 'web/src/parts/a.test.ts', 'store.ts', true],
  ['another file', 'web/src/parts/a.ts', 'store.ts', false],
  ['from a neighbouring folder', 'web/src/offline/drafts/a.ts', 'store.ts', false],
])('a folder with an entry point: %s', (_, from, file, isRight) => {
  const advice = judgeImport(from, `${folder}/${file}`, { typeOnly: true }, tables);
  expect(advice).toBe(isRight ? undefined : `${folder} is entered by outbox.ts only; ask there for what is needed`);
});

test('an entry point that is not there fails', () => {
  const modules = ['lib', 'parts', 'offline/outbox'].map((name) => ({ path: `web/src/${name}/a.ts`, imports: [] }));
  const found = findTableFaults(modules, tables).map(({ advice }) => advice);
  expect(found).toEqual([`${folder}/outbox.ts is not there; take it out`]);
});
