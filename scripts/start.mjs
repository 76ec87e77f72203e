// npm start: installs, builds missing parts, and runs the API, which serves the web app too.
import process from 'node:process';
import { onProjectNode, run, withParent } from './project.mjs';

await onProjectNode();
const { buildWeb, isBuilt } = await import('./web-build.mjs');

if (!isBuilt()) {
  console.log('Building Tero…');
  const code = await buildWeb({ quiet: true });
  if (code !== 0) process.exit(code);
}
process.exit(await run(process.execPath, ['api/dist/main.mjs'], { stdio: withParent }));
