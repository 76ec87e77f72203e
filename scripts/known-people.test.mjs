import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownPeople } from './known-people.mjs';

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const known = knownPeople.map((name) => ({ name, folded: ` ${fold(name)} ` }));

/** Those of the known who stand in a text. */
function knownIn(text) {
  const words = ` ${fold(text).replace(/[^\p{L}]+/gu, ' ')} `;
  return known.filter(({ folded }) => words.includes(folded)).map(({ name }) => name);
}

const places = [
  'api/demo',
  'shared/src/content',
  'web/src/features/info',
  'web/e2e',
  '*.test.ts',
  '*.test.tsx',
  'api/test',
];
const files = execFileSync('git', ['ls-files', '--', ...places], { encoding: 'utf8' }).split('\n');
const texts = files.filter((path) => /\.(json|tsx?)$/.test(path));

test('nobody of the content, the demo and the tests has the name of a known person', () => {
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap((path) => knownIn(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test('nor has anybody whose name is made up of two parts, to measure with', () => {
  const { firstNames, lastNames } = JSON.parse(readFileSync('api/demo/data/bulk.json', 'utf8'));
  const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  expect(names.flatMap(knownIn)).toEqual([]);
});
