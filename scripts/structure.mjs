// npm run check: checks the project's rules that no linter knows: allowed imports, file lengths and names, pages.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const { readDocuments } = await import('./structure/citations.mjs');
const { readModules } = await import('./structure/modules.mjs');
const { findFaults } = await import('./structure/rules.mjs');

const house = process.argv[2] ?? root;
const modules = readModules(house);
const faults = findFaults(modules, readDocuments(house));
for (const { path, rule, advice } of faults) console.error(`${path}: ${rule}: ${advice}`);

const byLength = modules.filter(({ path }) => /\.tsx?$/.test(path)).toSorted((a, b) => a.lines - b.lines);
const median = byLength[Math.floor(byLength.length / 2)]?.lines ?? 0;
const last = byLength.at(-1);
console.log(`${byLength.length} modules, median ${median} lines, longest ${last?.path} (${last?.lines})`);
if (median > 80) console.warn('Warning: half of the modules are longer than 80 lines; split by noun.');
console.log(faults.length === 0 ? 'Structure: nothing found' : `Structure: ${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
