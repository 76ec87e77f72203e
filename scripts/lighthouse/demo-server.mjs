// The server for `npm run bench -- --lighthouse` and `npm run build -- --screenshots`: a separate process with the
// built app and the demo's content.
import process from 'node:process';
import { readConfig } from '../../api/src/config/config.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { startServer } from '../../api/src/server.ts';

const [port, folder] = process.argv.slice(2);
const PUBLIC_URL = `http://127.0.0.1:${port}`;
const env = { DATA_DIR: folder, DEMO: '1', PORT: port, PUBLIC_URL, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' };
const { stop } = await startServer(readConfig(env), systemClock);
process.once('disconnect', () => stop().then(() => process.exit(0)));
process.send?.('started');
