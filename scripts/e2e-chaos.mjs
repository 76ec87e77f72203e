// npm run chaos: runs three processes on one Postgres and one bucket behind a small load balancer. Simulated people
// write while faults happen: killed processes, a restarted Postgres, a failing bucket, rolled out releases, changed
// clocks. Finally it compares the database with the responses that people got. --minutes (default 2); --seed repeats
// the order of the faults.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { playChaos } from '../api/test/chaos/play.mjs';
import { startPostgres } from './postgres.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    report: { type: 'string' },
  },
});
console.log(`seed ${options.seed}`);
const { table, checks } = await playChaos({
  minutes: Number(options.minutes),
  seed: Number(options.seed),
  startPostgres,
});
console.log(table);
const failed = checks.filter(({ found }) => found.length > 0);
for (const { name, found } of failed) console.error(`✗ ${name}: ${found.slice(0, 10).join('; ')}`);
const counts = { numPassedTests: checks.length - failed.length, numFailedTests: failed.length };
if (options.report) writeFileSync(options.report, JSON.stringify(counts));
console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
process.exit(failed.length > 0 ? 1 : 0);
