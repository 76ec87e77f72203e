// Our own rules, which no published tool has. Each finding is `{ path, rule, advice }`.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { findBareTexts } from './bare-texts.mjs';
import { findCitationFaults } from './citations.mjs';
import { findUntested } from './databases.mjs';
import { readFiles } from './files.mjs';
import { findPageFaults } from './pages.mjs';
import { findOuterDatabases } from './transactions.mjs';
import { findWaysIn } from './ways-in.mjs';
import { findWords } from './words.mjs';

/** Rules for single modules. `find(program, text, path)` returns `{ start, advice }` for each fault. */
const rules = [
  { rule: 'transaction', at: /^(api|scripts)\//, find: findOuterDatabases },
  { rule: 'bare text', at: /^web\/src\/.*\.tsx$/, find: findBareTexts },
  { rule: 'way in', at: /^web\/src\/(?!.*\.test\.)/, find: findWaysIn },
  // excludes texts that people typed: the vocabulary of the search, its corrections, and rows of earlier versions
  {
    rule: 'word',
    at: /^(shared|api|web)\/src\/(?!rules\/(search|corrections)\/|db\/migrations\/|.*\.test\.)/,
    find: findWords,
  },
];

export function findFaults(root) {
  const files = readFiles(root);
  const holds = (path) => existsSync(join(root, path));
  return [
    ...files.flatMap(judgeModule),
    ...findUntested(files),
    ...findCitationFaults(files, holds),
    ...findPageFaults(files, holds),
  ];
}

/** Returns the faults that the module rules find in one file. */
export function judgeModule({ path, text }) {
  const asked = rules.filter(({ at }) => at.test(path) && /\.(ts|tsx|mjs)$/.test(path));
  if (asked.length === 0) return [];
  const { program, errors } = parseSync(basename(path), text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const lineOf = (start) => text.slice(0, start).split('\n').length;
  return asked.flatMap(({ rule, find }) =>
    find(program, text, path).map(({ start, advice }) => ({ path: `${path}:${lineOf(start)}`, rule, advice })),
  );
}
