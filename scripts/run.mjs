// node scripts/run.mjs FILE [arguments]: runs a script or TypeScript file on the project's own Node.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { onProjectNode } from './project.mjs';

await onProjectNode();
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
