// npm run build: builds the web app for production.
import process from 'node:process';
import { onProjectNode } from './project.mjs';
import { buildWeb } from './web-build.mjs';

await onProjectNode();
process.exitCode = await buildWeb();
