import { parseArgs } from 'node:util';
import { runCommand, say } from './core/command.ts';
import type { Line } from './move/compare.ts';
import { move } from './move/move.ts';
import { databaseName, filesName, readPlace } from './move/place.ts';

/** Milliseconds between two lines about one table. */
const quiet = 2000;

/**
 * `npm run move -- --from PLACE --to PLACE` moves the rows and files of servers that are stopped. A place is a data
 * folder, or a file with its variables (`DATA_DIR`, `DATABASE_URL`, `S3_…`). After an interruption, the same command
 * continues the move.
 */
async function main(): Promise<void> {
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  if (!from || !to)
    throw new Error('Faltan lugares: npm run move -- --from LUGAR --to LUGAR, carpetas o archivos .env.');
  const [source, target] = [readPlace('--from', from), readPlace('--to', to)];
  say(`De ${databaseName(source)}, ${filesName(source)}`);
  say(`a  ${databaseName(target)}, ${filesName(target)}`);
  const began = performance.now();
  const totals = new Map<string, number>();
  let last = { what: '', at: 0 };
  await move(source, target, {
    total: (what, count) => void totals.set(what, count),
    copied(what, count) {
      const now = performance.now();
      if (what === last.what && now - last.at < quiet) return;
      last = { what, at: now };
      const of = totals.get(what);
      say(`${what}: ${of === undefined ? count : `${count} de ${of}`}`);
    },
    compared: (line) => say(wordsOf(line)),
  });
  say(`Quedó todo igual, en ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function wordsOf({ what, count, sum, isEqual }: Line): string {
  return `${isEqual ? 'igual    ' : 'DISTINTO '} ${String(count).padStart(9)} ${what.padEnd(24)} ${sum.slice(0, 32)}`;
}

await runCommand(main);
