// An endpoint is declared in shared/src/contract and listed in its index: from the list come OpenAPI and the tests of all.
import { contractIndex, isTest } from './zones.mjs';

const folder = 'shared/src/contract/';
const maker = `${folder}endpoint.ts`;

/** Modules of the contract that declare endpoints and that the list of all endpoints leaves out. */
export function findContractFaults(modules) {
  const listed = modules.find(({ path }) => path === contractIndex)?.imports.map(({ target }) => target) ?? [];
  return modules
    .filter(({ path, imports }) => path.startsWith(folder) && !isTest(path) && declares(imports))
    .filter(({ path }) => !listed.includes(path))
    .map(({ path }) => ({
      path,
      rule: 'contract',
      advice: `its endpoints are not in ${contractIndex}; import them there and add them to the list`,
    }));
}

function declares(imports) {
  return imports.some(({ target, typeOnly, names }) => target === maker && !typeOnly && names?.includes('endpoint'));
}
