// npm run build: builds the web app and the server for production. `--screenshots` instead takes the pictures for the
// README and the install dialog from the last build.
import process from 'node:process';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();
const { buildWeb } = await import('./web-build.mjs');

process.exitCode = process.argv.includes('--screenshots')
  ? await run('node', ['web/build/screenshots.mjs'])
  : await buildWeb();
