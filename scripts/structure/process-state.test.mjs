import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findProcessStateFaults, ownOfProcess, readKept } from './process-state.mjs';

function keptIn(source) {
  const { program, errors } = parseSync('a.ts', source);
  expect(errors).toEqual([]);
  return readKept(program);
}

test.each([
  ['const seen = new Map<string, number>();', ['seen']],
  ['export let last = 0;', ['last']],
  ['class Slots { readonly #taken = new Set<string>(); }', ['#taken']],
  [
    'export const p = plugin(async (app) => { const held = new Map(); app.addHook("onSend", () => held.set(1, 2)); });',
    ['held'],
  ],
  ['function cache() { const all = new Map(); return { get: (key) => all.get(key) }; }', ['all']],
  ['function cache() { const all = new Map(); return get; function get(key) { return all.get(key); } }', ['all']],
])('what outlives a call is found: %s', (source, names) => {
  expect(keptIn(source).map((name) => name.replace(/^#?/, ''))).toEqual(names.map((name) => name.replace(/^#?/, '')));
});

test.each([
  'const known = new Set(["a", "b"]);',
  'function count(rows) { const counts = new Map(); for (const row of rows) counts.set(row, 1); return counts; }',
  'function names(rows) { const seen = new Set(); return rows.filter((row) => !seen.has(row)); }',
])('what ends with its call is none: %s', (source) => {
  expect(keptIn(source)).toEqual([]);
});

test('a module that keeps something is listed with its reason, and one that does not is not', () => {
  const modules = [
    { path: 'api/src/a.ts', keeps: ['seen'] },
    { path: 'api/src/b.ts', keeps: ['known'] },
    { path: 'api/src/c.ts', keeps: [] },
    { path: 'web/src/d.ts', keeps: ['own'] },
  ];
  const found = findProcessStateFaults(modules, { 'api/src/b.ts': 'a cache', 'api/src/c.ts': 'a cache' });
  expect(found.map(({ path }) => path)).toEqual(['api/src/a.ts', 'api/src/c.ts']);
});

test('every module of the list is there', () => {
  const root = join(import.meta.dirname, '../..');
  expect(Object.keys(ownOfProcess).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
