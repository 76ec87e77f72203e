// npm run check: runs all checks but no tests, and ends with a line for each. `--fix` instead formats, sorts imports
// and applies the fixes of the linter. `--audit` asks the registry for known vulnerabilities in the packages. `--sbom
// [file]` writes the shipped packages with licences and checksums. `--last-release [paths]` runs the last release's API
// tests on this schema.
import process from 'node:process';
import { onProjectNode, root, run } from './project.mjs';

await onProjectNode();
const [verb, ...given] = process.argv.slice(2);
const others = {
  '--fix': () => run('biome', ['check', '--write', '.']),
  '--audit': async () => (await import('./supply/audit.mjs')).audit(root),
  '--sbom': async () => (await import('./supply/sbom.mjs')).writeBill(root, ...given),
  '--last-release': () => run('node', ['scripts/rolling/run.mjs', ...given]),
};
if (verb && !others[verb]) throw new Error(`check knows ${Object.keys(others).join(', ')}`);
process.exit(verb ? await others[verb]() : await checkAll());

async function checkAll() {
  const { checkLine, checks, runChecks } = await import('./check-steps.mjs');
  console.log(`${checks.length} checks, two at a time…`);
  const results = await runChecks();
  console.log(['', ...results.map((result) => checkLine(result))].join('\n'));
  return results.some(({ code }) => code !== 0) ? 1 : 0;
}
