// npm run check: everything that is found without running a test; a line for each check at the end.
import process from 'node:process';
import { onProjectNode } from './project.mjs';

await onProjectNode();
const { checkLine, checks, runChecks } = await import('./check-steps.mjs');

console.log(`${checks.length} checks, two at a time…`);
const results = await runChecks();
console.log(['', ...results.map((result) => checkLine(result))].join('\n'));
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
