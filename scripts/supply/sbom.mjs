import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { billOfShipped } from './bill.mjs';
import { readSupply } from './read.mjs';

/** Writes the shipped packages as a bill of materials in CycloneDX, from package-lock.json. Returns an exit code. */
export function writeBill(root, path = 'sbom.cdx.json') {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { stdout, stderr, status } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) {
    console.error(stderr);
    return 1;
  }
  const file = resolve(root, path);
  const bill = billOfShipped(JSON.parse(stdout), readSupply(root));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} components`);
  return 0;
}
