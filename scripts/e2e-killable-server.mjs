// A server that a test may kill. Reads DATA_DIR, PORT and CLOCK_AHEAD (milliseconds) from the environment. Its parent
// sends it messages: { entitle: email } entitles a provider, and { orphans: true } requests the numbers of orphaned
// uploads, orphaned files and pending idempotency claims.
import { join } from 'node:path';
import process from 'node:process';
import { readConfig } from '../api/src/config/config.ts';
import { sweepStaged } from '../api/src/images/staged.ts';
import { sweepImages } from '../api/src/images/sweep.ts';
import { startServer } from '../api/src/server.ts';
import { filesIn } from './e2e-files.mjs';
import { entitle } from './e2e-payments.mjs';

const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const config = readConfig(process.env);
const server = await startServer(config, { now: () => new Date(Date.now() + ahead) });
const list = (folder) => filesIn(join(config.dataDir, folder));

process.on('message', async (asked) => {
  if (asked.entitle) await entitle(server, asked.entitle);
  if (asked.orphans) await sweep();
  process.send(asked.orphans ? await orphans() : {});
});
process.send('ready');

/** Runs the hourly sweeps at once, without sparing young files. */
async function sweep() {
  await sweepStaged(server.deps, 0);
  await sweepImages(server.deps, 0);
}

async function orphans() {
  const { db } = server.deps;
  const rows = await db.selectFrom('staged_uploads').select('id').execute();
  const pending = await db.selectFrom('idempotency_keys').select('key').where('answer', 'is', null).execute();
  const [staged, incoming] = [await list('staged'), await list('incoming')];
  return { rows: rows.length, pending: pending.length, staged: staged.length, incoming: incoming.length };
}
