// The packages, as part of npm run check: where they come from, their licences, the lock file, what may run at an install.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const { check } = await import('./supply/check.mjs');

process.exitCode = await check(root);
