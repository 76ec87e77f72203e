// npm run dev: restarts the API and reloads the web app when their sources change.

import { join } from 'node:path';
import process from 'node:process';
import { onProjectNode, root, start } from './project.mjs';

await onProjectNode();
const env = { PORT: '3000', PUBLIC_URL: 'http://localhost:5173' };
const api = start(process.execPath, ['--watch', '--watch-preserve-output', 'api/src/main.ts'], { env });
const web = start('vite', ['--clearScreen', 'false'], { cwd: join(root, 'web') });
const code = await Promise.race([api.ended, web.ended]);
for (const { child } of [api, web]) child.kill('SIGTERM');
await Promise.all([api.ended, web.ended]);
process.exit(code);
