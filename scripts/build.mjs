// npm run build: builds the web app and the server for production. `--screenshots` takes the pictures of the README and
// of the install dialog from the last build instead.
import process from 'node:process';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();
const { buildWeb } = await import('./web-build.mjs');

process.exitCode = process.argv.includes('--screenshots')
  ? await run('node', ['web/build/screenshots.mjs'])
  : await buildWeb();
