import { expect, test } from 'vitest';
import { judgeModule } from './rules.mjs';

const path = 'api/src/features/a/service.ts';
const faultsIn = (text) => judgeModule({ path, text });

/** Statements inside a transaction, written in each possible way, with the statement on the second line. */
const inside = [
  (statement) => `await inTransaction(db, async (trx) => {\n${statement} });`,
  (statement) => `const write = async (t) => {\n${statement} };\ninTransaction(deps.db, write);`,
  (statement) => `async function write(trx: Trx, deps: Deps, db: Db) {\n${statement} }`,
  (statement) => `async function write(deps, { now, trx }) {\n${statement} }`,
  (statement) => `const write = async ({ trx }: Work, { db, ...deps }) => {\n${statement} };`,
];

test.each([
  ['db', 'await db.selectFrom("a");'],
  ['deps.db', 'await find(deps.db);'],
  ['h.deps.db', 'await h.deps.db.selectFrom("a");'],
  ['deps', 'await list(deps, 1);'],
  ['h.deps', 'await list({ ...h.deps }, 1);'],
  ['db', 'await Promise.all([1].map((id) => find(db, id)));'],
  ['db', 'const inner = { ...deps, db };'],
  ['db', 'const { config, db } = deps; find(config);'],
  ['...all', 'const { config, ...all } = h.deps;'],
  ['db', 'await inTransaction(db, (inner) => find(inner));'],
])('the outer database inside a transaction is found: %s of %s', (name, statement) => {
  for (const source of inside) {
    const advice = `${name}: the outer database inside a transaction; pass trx on`;
    expect(faultsIn(source(statement))).toEqual([{ path: `${path}:2`, rule: 'transaction', advice }]);
  }
  expect(faultsIn(`async function write(deps: Deps) {\n${statement} }`)).toEqual([]);
});

test.each([
  'await find(trx, deps.config.sms, deps.clock.now());',
  'await detail({ ...deps, db: trx }, 1);',
  'for (const db of [trx]) await db.selectFrom("a");',
  'const { config, clock } = deps; find(config, clock);',
  'await trx.with("recent", (db) => db.selectFrom("a")).execute();',
  'const made: { db: Deps["db"] } = { db: trx };',
  'const rows = (await list(trx)) as Deps["db"];',
])('inside a transaction fine: %s', (statement) => {
  for (const source of inside) expect(faultsIn(source(statement))).toEqual([]);
});
