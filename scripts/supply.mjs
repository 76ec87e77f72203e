// The package checks of npm run check: the sources of packages, their licences, the lock file, and install scripts.
import process from 'node:process';
import { onProjectNode, root } from './project.mjs';

await onProjectNode();
const { check } = await import('./supply/check.mjs');

process.exitCode = await check(root);
