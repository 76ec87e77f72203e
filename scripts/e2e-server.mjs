// The server that the browser tests talk to: the production build and the demo content, in a folder that goes away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const dataDir = mkdtempSync(join(tmpdir(), 'tero-e2e-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'PORT'];
for (const name of Object.keys(process.env)) if (!inherited.includes(name)) delete process.env[name];
Object.assign(process.env, { DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn' });

await import('../api/src/main.ts');
