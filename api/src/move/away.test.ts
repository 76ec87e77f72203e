import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';

const command = fileURLToPath(new URL('../move-cli.ts', import.meta.url));

test('a move to a Postgres that is away says why, in a line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tero-move-away-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [home, away] = [join(root, 'home'), join(root, 'away.env')];
  mkdirSync(home);
  const db = openSqlite(join(home, 'tero.sqlite'));
  await migrate(db);
  await db.destroy();
  writeFileSync(away, `DATA_DIR=${join(root, 'away')}\nDATABASE_URL=postgres://tero:x@127.0.0.1:1/tero\n`);
  const { status, stderr } = spawnSync(process.execPath, [command, '--from', home, '--to', away], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'connect ECONNREFUSED 127.0.0.1:1\n']);
}, 60_000);
