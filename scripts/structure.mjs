// npm run check: checks the rules that Biome, dependency-cruiser and knip lack: transactions, texts, and the citations
// of pages.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const { findFaults } = await import('./structure/rules.mjs');
const { findLegalFaults, readLegal } = await import('./structure/legal.mjs');

const faults = [...findFaults(root), ...findLegalFaults(await readLegal(root))];
for (const { path, rule, advice } of faults) console.error(`${path}: ${rule}: ${advice}`);
console.log(faults.length === 0 ? 'Structure: nothing found' : `Structure: ${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
