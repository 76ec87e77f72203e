// The static checks, in a single list for `npm run check` and `npm test`. Every check runs, even when another one
// fails.
import process from 'node:process';
import { start } from './project.mjs';
import { buildWeb } from './web-build.mjs';

/**
 * `work` gets `run(command, args, options)` and `colour`, and returns an exit code. `note` returns the text of the
 * check's line.
 */
export const checks = [
  {
    name: 'format and lint',
    work: ({ run, colour }) => run('biome', ['ci', '.', `--colors=${colour ? 'force' : 'off'}`]),
  },
  // each checker reads most types again: four at once would use twice the CPU, and two checks run at a time anyway
  ...['shared', 'api', 'web'].map((workspace) => ({
    name: `types of ${workspace}`,
    work: ({ run, colour }) => run('tsc', ['-p', workspace, '--pretty', String(colour), '--checkers', '1']),
  })),
  { name: 'imports', work: ({ run }) => run('depcruise', ['shared', 'api', 'web', 'scripts']) },
  { name: 'structure', work: ({ run }) => run(process.execPath, ['scripts/structure.mjs']) },
  { name: 'schema', work: ({ run }) => run(process.execPath, ['scripts/schema.mjs']) },
  { name: 'supply', work: ({ run }) => run(process.execPath, ['scripts/supply.mjs']) },
  { name: 'knip', work: ({ run }) => run('knip', ['--no-progress']) },
  { name: 'web build', work: ({ run }) => buildWeb({ quiet: true, run }), note: budgets },
];

/**
 * Runs two checks at a time. Returns `{ name, code, seconds, output, note }` in the order of the list. Calls `onEnd`
 * with each result as the check ends.
 */
export async function runChecks(list = checks, { colour = inColour(), onEnd = printFailure } = {}) {
  let interrupted = false;
  const interrupt = () => (interrupted = true);
  for (const signal of signals) process.on(signal, interrupt);
  const results = [];
  const waiting = list.entries();
  const lane = async () => {
    for (const [at, check] of waiting) {
      results[at] = await runCheck(check, colour);
      if (interrupted) process.exit(130);
      onEnd(results[at]);
    }
  };
  await Promise.all([lane(), lane()]);
  for (const signal of signals) process.off(signal, interrupt);
  return results;
}

const signals = ['SIGINT', 'SIGTERM'];

async function runCheck({ name, work, note }, colour) {
  const chunks = [];
  const began = performance.now();
  const run = (command, args, options) => capture(command, args, options, colour, chunks);
  const code = await work({ run, colour });
  const seconds = (performance.now() - began) / 1000;
  const output = Buffer.concat(chunks).toString().trimEnd();
  return { name, code, seconds, output, note: code === 0 ? note?.(output) : undefined };
}

/** Runs a command like `run` of project.mjs, but collects its output in `chunks`, with colours on request. */
function capture(command, args, options, colour, chunks) {
  const env = { ...options?.env, NO_COLOR: colour ? undefined : '1', FORCE_COLOR: colour ? '1' : undefined };
  const { child, ended } = start(command, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return ended;
}

export function inColour({ isTTY } = process.stdout, { NO_COLOR } = process.env) {
  return Boolean(isTTY) && !NO_COLOR;
}

function printFailure({ name, code, output }) {
  if (code !== 0) console.log(`\n── ${name}\n${output}`);
}

export function checkLine({ name, code, seconds, note }, colour = inColour()) {
  const mark = code === 0 ? '✓' : '✗';
  const painted = colour ? `\u001b[${code === 0 ? 32 : 31}m${mark}\u001b[39m` : mark;
  return `${painted} ${name}, ${seconds.toFixed(1)} s${note ? `: ${note}` : ''}`;
}

/** Returns the summary lines of web/build/budget.ts and precache.ts. */
function budgets(output) {
  return (output.match(/^(first view of|precache) .* of .*$/gm) ?? []).join(', ');
}
