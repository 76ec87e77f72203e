import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';

const folder = join(root, 'docs/security');
const pages = readdirSync(folder)
  .filter((name) => /^v\d/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const official = JSON.parse(readFileSync(join(root, 'scripts/security/asvs-5.0.0.json'), 'utf8')).ids;
const id = /\d+\.\d+\.\d+/g;

const item = /^- \*\*([\d.]+)\*\* \((\d), (met|partly|\*\*not met\*\*)\) (.+?): (.+?)\.(?: Tests: (.+)\.)?$/gm;
/** The requirements of all chapters: `{ id, level, requirement, state, how, tests }`. */
const rows = pages.flatMap((page) =>
  [...page.replaceAll(/\n {2}(?=\S)/g, ' ').matchAll(item)].map(
    ([, id, level, state, requirement, how, tests = '']) => ({
      id,
      level,
      requirement,
      state,
      how,
      tests,
    }),
  ),
);
const excused = pages.flatMap((page) =>
  [...page.replaceAll(/\n {2}(?=\S)/g, ' ').matchAll(/^- (\d[\d., ]+): .+\.$/gm)].flatMap(([, ids]) => ids.match(id)),
);

test('every requirement of levels 1 and 2 has a row, or is excused with a reason', () => {
  expect(official.length).toBe(253);
  expect([...rows.map((row) => row.id), ...excused].toSorted()).toEqual(official.toSorted());
});

test('a row says whether it is met, how, and by which test', () => {
  for (const row of rows) {
    expect(['met', 'partly', '**not met**'], row.id).toContain(row.state);
    expect(row.how.length, row.id).toBeGreaterThan(2);
    if (row.state === 'met') expect(row.tests, row.id).toMatch(/`[\w.-]+\.(test|spec)\.(ts|tsx|mjs)`|`[\w-]+\.ts`/);
  }
});

const sources = ['api', 'shared', 'web', 'scripts'].flatMap((side) =>
  readdirSync(join(root, side), { recursive: true })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(side, path)),
);

test('every test that is named is there', () => {
  const files = new Set(sources.map((path) => basename(path)));
  const named = rows.flatMap(({ tests }) => [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});

test('no source switches off certificates, runs a text or a program, or writes HTML', () => {
  const dangerous =
    /rejectUnauthorized|NODE_TLS_REJECT|\beval\(|new Function\(|node:child_process|node:vm\b|dangerouslySet|\.innerHTML/;
  const shipped = sources.filter((path) => /^(api|shared|web)\/src\//.test(path) && !path.includes('.test.'));
  expect(shipped.length).toBeGreaterThan(700);
  const textOf = (path) => readFileSync(join(root, path), 'utf8');
  expect(shipped.filter((path) => dangerous.test(textOf(path)))).toEqual([]);
});

test('the index counts what the chapters say, and names what is not met', () => {
  const index = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const count = (state) => rows.filter((row) => row.state === state).length;
  const counts = `${count('met')} met, ${count('partly')} partly, ${count('**not met**')} not met`;
  expect(index).toContain(`- all ${official.length}: ${counts}, ${excused.length} not applicable`);
  const listed = [...index.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\*/gm)].map(([, name]) => name);
  expect(listed).toEqual(rows.filter(({ state }) => state === '**not met**').map((row) => row.id));
});
