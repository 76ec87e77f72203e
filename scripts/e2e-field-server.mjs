// The server of the field test (web/e2e/field), which is killed and started again on the same data. Reads DATA_DIR,
// PORT and CLOCK_AHEAD (milliseconds) from the environment. Its parent sends { ask, given } and gets { answer } or {
// fault }. `world` makes the people and things of a round. `session` signs in one of the people. `rows` reads their
// rows, `claims` the open idempotency claims, and `leftovers` counts unused files.
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { readConfig } from '../api/src/config/config.ts';
import { startServer } from '../api/src/server.ts';
import { errorLog } from './e2e-errors.mjs';
import { countLeftovers, readClaims, readRows } from './e2e-field-rows.mjs';
import { makeWorld, openSessionOf } from './e2e-field-world.mjs';

const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const clock = { now: () => new Date(Date.now() + ahead) };
const upSince = clock.now().toISOString();
const { errors, log } = errorLog();
const config = readConfig(process.env);
const server = await startServer(config, clock, log);
const answers = {
  world: ({ mark }) => makeWorld({ ...server, clock }, mark),
  session: ({ person }) => openSessionOf({ ...server, clock }, person),
  rows: ({ world }) => readRows(server.deps.db, world),
  claims: ({ world }) => readClaims(server.deps.db, world, upSince),
  leftovers: () => countLeftovers(server.deps, config.dataDir),
  errors: async () => errors,
};

process.on('message', async ({ ask, given }) => {
  const said = await answers[ask](given).then(
    (answer) => ({ answer }),
    (fault) => ({ fault: String(fault.stack) }),
  );
  process.send(said);
});
// the test process was killed, so nobody needs this server any more
process.on('disconnect', () => process.exit(1));
// the next start is faster with the code that this process has compiled
flushCompileCache();
process.send('ready');
