// npm run moves: an installation with the demo and 100,000 services goes from SQLite and a disk to a Postgres and a bucket, by
// npm run move, and back, and has the same checksums at the end. --services; --data: a copy of this data folder instead;
// --write puts the table into docs/scale.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startBucket } from '../../api/test/bucket.ts';
import { startPostgres } from '../postgres.mjs';
import { root } from '../project.mjs';
import { line, number, writeTables } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    services: { type: 'string', default: '100000' },
    data: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'tero-moves-'));
const [home, away, back] = ['home', 'away.env', 'back'].map((name) => join(folder, name));
const [postgres, bucket] = [await startPostgres(), await startBucket()];
try {
  if (options.data) cpSync(options.data, home, { recursive: true });
  else await command('seed-cli', ['--services', options.services], { DATA_DIR: home, DATABASE_URL: '' });
  const variables = { DATA_DIR: join(folder, 'away'), DATABASE_URL: postgres.url, ...bucket.env };
  writeFileSync(
    away,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const there = await move(home, away);
  const again = await move(away, back);
  const isEqual = JSON.stringify(there.sums) === JSON.stringify(again.sums);
  const text = tableOf({ there, again, isEqual });
  console.log(text);
  if (options.write && isEqual) writeTables('moves', text);
  process.exitCode = isEqual ? 0 : 1;
} finally {
  await bucket.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Moves by the command, and returns what it said of each table and sort of files, and in how many seconds. */
async function move(from, to) {
  console.log(`${from} → ${to}`);
  const began = performance.now();
  const said = await command('move-cli', ['--from', from, '--to', to]);
  const sums = [...said.matchAll(/^igual +(\d+) (\S+) +(.+)$/gm)].map(([, count, what, sum]) => [
    what,
    Number(count),
    sum,
  ]);
  return { sums, seconds: (performance.now() - began) / 1000 };
}

async function command(name, args, env = {}) {
  const child = spawn(process.execPath, [join(root, `api/src/${name}.ts`), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${said.slice(-2000)}`);
  return said;
}

function tableOf({ there, again, isEqual }) {
  const isFile = ([what]) => what === 'uploads' || what === 'staged';
  const sum = (all) => all.reduce((total, [, count]) => total + count, 0);
  const tables = there.sums.filter((one) => !isFile(one) && one[0] !== 'numeración');
  const count = (name) => number(tables.find(([what]) => what === name)?.[1] ?? 0);
  const size = statSync(join(home, 'tero.sqlite')).size / 1e6;
  const took = ({ seconds }) => `${number(seconds)} s, ${number(sum(tables) / seconds)} rows/s`;
  return [
    `${new Date().toISOString().slice(0, 10)}, on two cores that others used too:`,
    '',
    line(['moved', '']),
    line(['---', '--:']),
    line(['services', count('services')]),
    line(['rows', `${number(sum(tables))} in ${tables.length} tables`]),
    line(['SQLite’s file', `${number(size)} MB`]),
    line(['files', number(sum(there.sums.filter(isFile)))]),
    line(['SQLite and disk → Postgres and bucket', took(there)]),
    line(['and back', took(again)]),
    line(['checksums of all tables, numbering and files', isEqual ? 'equal' : 'DIFFERENT']),
  ].join('\n');
}
