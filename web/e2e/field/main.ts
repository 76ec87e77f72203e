// The field test (scripts/e2e.mjs): rounds of random stories in real browsers, with a bad connection and a server that
// is killed. It fails when data were lost, duplicated, overwritten by an older word, or assigned to another account.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Device } from './device.ts';
import { Line } from './line.ts';
import { moves } from './moves/moves.ts';
import { Tally } from './report.ts';
import { type Field, Round } from './round.ts';
import { Server } from './server.ts';
import { storyOf } from './story.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rounds: { type: 'string' },
    round: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    report: { type: 'string' },
    stories: { type: 'boolean', default: false },
    // only rounds that write one of this kind
    kind: { type: 'string' },
  },
});
const seed = Number(options.seed);
const first = Number(options.round ?? 0);
const rounds = options.round ? 1 : Number(options.rounds ?? Number.POSITIVE_INFINITY);
const minutes = Number(options.minutes ?? (options.rounds || options.round ? Number.POSITIVE_INFINITY : 2));
const port = Number(process.env.E2E_PORT ?? 3230);

if (options.kind && !(options.kind in moves)) {
  console.error(`--kind is one of ${Object.keys(moves).join(', ')}`);
  process.exit(2);
}

/** Yields the rounds to play. With `options.kind`, only rounds whose first person writes that kind. */
function* chosenRounds() {
  for (let round = first, left = rounds; left > 0; round += 1) {
    const story = storyOf(seed, round);
    const isDrawn = story.steps.some((step) => step.do === 'write' && step.kinds[story.role] === options.kind);
    if (options.kind && !isDrawn) continue;
    left -= 1;
    yield { round, story };
  }
}

const server = new Server(port);
await server.start();
const line = new Line(port);
const origin = await line.start();
const field: Field = { server, line, devices: [new Device(0, origin), new Device(1, origin)] };
const tally = new Tally(seed, options.report);
let until = Date.now() + minutes * 60_000;
// a person who stops the run gets the results so far
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    until = 0;
  });
}
for (const { round, story } of chosenRounds()) {
  if (Date.now() >= until) break;
  if (options.round) console.log(JSON.stringify(story, null, 1));
  const result = await new Round(field, story, `r${seed}x${round}`).play().catch((error: Error) => error);
  if (options.stories && !(result instanceof Error)) console.log([`round ${round}`, ...result.log].join('\n  '));
  tally.add(round, result, line.happened);
  // the remains of a failed round must not disturb the next round
  const isClean = !(result instanceof Error) && result.findings.length === 0 && !result.told.includes('stuck');
  if (isClean) continue;
  line.heal();
  await server.up();
  for (const device of field.devices) if (device.isOpen()) await device.replace();
}
tally.finish({ ...(await server.ask('leftovers')), errors: (await server.ask('errors')).length });
for (const device of field.devices) await device.end().catch(() => undefined);
line.close();
await server.end();
process.exit(tally.counts().numFailedTests > 0 ? 1 : 0);
