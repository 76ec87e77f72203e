// One process of the chaos test: the real server, with a clock that its parent sets ({ ahead }, milliseconds). It sends
// its parent a message when it listens, and each unexpected error.
import process from 'node:process';
import { readConfig } from '../api/src/config/config.ts';
import { startServer } from '../api/src/server.ts';
import { errorLog } from './e2e-errors.mjs';

let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
process.on('message', (said) => {
  ahead = said.ahead;
});
process.on('disconnect', () => process.exit(1));
const { errors, log } = errorLog();
const clock = { now: () => new Date(Date.now() + ahead) };
const { stop } = await startServer(readConfig(process.env), clock, log);
const tell = setInterval(() => {
  for (const error of errors.splice(0)) process.send?.({ error });
}, 200);
process.on('SIGTERM', async () => {
  await stop();
  clearInterval(tell);
  process.exit(0);
});
process.send('ready');
