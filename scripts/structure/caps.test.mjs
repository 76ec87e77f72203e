import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findCapFaults, readCaps } from './caps.mjs';

function faultsIn(source, path = 'api/src/features/a/service.ts') {
  const { program, errors } = parseSync(path, source);
  expect(errors).toEqual([]);
  return findCapFaults([{ path, caps: readCaps(path, program, source) }]).map(({ advice }) => advice.split(':')[0]);
}

test.each([
  ['if ((await things.count(trx, id)) >= limits.things) throw 1;', 'line 1, things.count(trx, id)'],
  ['if ((await countFrom(db, ip)) > limits.things * scale) throw 1;', 'line 1, countFrom(db, ip)'],
  ["const n = await weigh(db, id);\nif (n > 3) throw new AppError('quota_exceeded');", 'line 1, weigh(db, id)'],
  ["if (await countOf(db)) throw new AppError('too_many_requests', {});", 'line 1, countOf(db)'],
])('a cap whose count is not held is found: %s', (source, place) => {
  expect(faultsIn(source)).toEqual([place]);
  expect(faultsIn(source.replace(/\((trx|db)\b/, '(held'))).toEqual([]);
  expect(faultsIn(source, 'api/src/features/a/a.test.ts')).toEqual([]);
});

test('a count that nothing is refused by needs no hold', () => {
  expect(faultsIn('const left = await steps.countRecoveryCodes(db, id);')).toEqual([]);
});
