import { spawnSync } from 'node:child_process';
import { judge } from './advisories.mjs';

/**
 * Asks the registry for known vulnerabilities in the packages of package-lock.json. Returns 1 when one has no reason in
 * allowed.mjs, and 2 when the registry gives no report, which must not count as good news.
 */
export function audit(root) {
  const report = read(
    spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 << 20,
    }).stdout,
  );
  if (report?.vulnerabilities === undefined) {
    console.error(
      `The registry gave no report, so nothing was checked: ${report?.message ?? report?.error?.summary ?? 'npm says nothing'}`,
    );
    return 2;
  }
  const faults = judge(report, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Audit: nothing found' : `Audit: ${faults.length} found`);
  return faults.length === 0 ? 0 : 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
