// npm run fuzz: calls every endpoint of the contract with values from its schemas and with near misses, as all kinds of
// callers, for --seconds or a number of --calls (default: a minute). It uses SQLite, or with --postgres a Postgres of
// its own. --seed repeats a run. It fails when a response shows an error of the server, and prints the call as a
// command.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string' },
    calls: { type: 'string' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const seconds = options.seconds ?? (options.calls ? undefined : '60');
const env = { FUZZ_SECONDS: seconds, FUZZ_CALLS: options.calls, FUZZ_SEED: options.seed };
const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
const project = options.postgres ? 'api-postgres' : 'api';
const args = ['run', '--project', project, 'api/test/fuzz', '--disable-console-intercept'];
process.exitCode = await run('vitest', args, { env: given });
