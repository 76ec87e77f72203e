import { expect, test } from 'vitest';
import { findContractFaults } from './contracts.mjs';

const folder = 'shared/src/contract';
const of = (name, target = 'endpoint.ts', typeOnly = false) => ({
  path: `${folder}/${name}`,
  imports: [{ target: `${folder}/${target}`, typeOnly, names: ['endpoint'] }],
});
const index = (...names) => ({
  path: `${folder}/index.ts`,
  imports: names.map((name) => ({ target: `${folder}/${name}`, typeOnly: false, names: [] })),
});

test('endpoints that the list leaves out are found', () => {
  const modules = [of('awards.ts'), of('admin/logs.ts'), of('offers.ts'), index('offers.ts')];
  expect(findContractFaults(modules).map(({ path }) => path)).toEqual([
    `${folder}/awards.ts`,
    `${folder}/admin/logs.ts`,
  ]);
});

test('schemas without endpoints, types and tests are not listed', () => {
  const modules = [of('prices.ts', 'fields.ts'), of('calls.ts', 'endpoint.ts', true), of('offers.test.ts'), index()];
  expect(findContractFaults(modules)).toEqual([]);
});
