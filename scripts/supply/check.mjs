import { findSupplyFaults } from './faults.mjs';
import { packagesOf, readSupply, shippedOf } from './read.mjs';

/**
 * Checks the sources of packages, their licences, and the scripts that may run at their installation. Returns an exit
 * code.
 */
export function check(root) {
  const supply = readSupply(root);
  const faults = findSupplyFaults(supply);
  for (const fault of faults) console.error(fault);
  console.log(`${packagesOf(supply.lock).length} packages, ${shippedOf(supply.lock).length} of them ship`);
  console.log(faults.length === 0 ? 'Supply: nothing found' : `Supply: ${faults.length} found`);
  return faults.length === 0 ? 0 : 1;
}
