// The packages. `check` is part of npm run check, `audit` and `sbom [file]` are verbs of their own.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const [verb, ...args] = process.argv.slice(2);
const verbs = {
  check: async () => (await import('./supply/check.mjs')).check(root),
  audit: async () => (await import('./supply/audit.mjs')).audit(root),
  sbom: async () => (await import('./supply/sbom.mjs')).writeBill(root, ...args),
};
if (!verbs[verb]) throw new Error(`supply.mjs knows ${Object.keys(verbs).join(', ')}`);
process.exitCode = await verbs[verb]();
