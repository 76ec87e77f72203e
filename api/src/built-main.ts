// The main file of the build: main.ts for what web/vite.process.config.ts makes of process.ts.
import { join } from 'node:path';
import { readCompiled } from './core/start/compiled.ts';
import { spareEngine } from './core/start/engine.ts';

const compiled = readCompiled(join(import.meta.dirname, 'process.cjs'));
spareEngine(true);
const { runServer } = compiled.run() as typeof import('./process.ts');
await runServer();
