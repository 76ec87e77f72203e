// Follows the drill of docs/operations.md: a copy of a server, its archived log, and the way back to a moment before a
// mistake.
import { access, chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrate } from '../api/src/db/migrate.ts';
import { openPostgres } from '../api/src/db/open.ts';
import { seedCategories } from '../api/src/seed/categories.ts';
import { copyCluster, putFile, sharedFolder, startCluster } from './postgres-cluster.mjs';

const ends = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a database is restored to the moment before a mistake', async () => {
  const root = await sharedFolder();
  ends.push(() => rm(root, { recursive: true, force: true }));
  const archive = join(root, 'archive');
  await mkdir(archive);
  await chmod(archive, 0o777);
  const archiving = { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` };
  const server = await startCluster(join(root, 'server'), archiving);
  let isRunning = true;
  ends.push(() => isRunning && server.stop());
  const db = openPostgres(server.url);
  await migrate(db);
  await copyCluster(server, join(root, 'copy'));

  await seedCategories(db, new Date('2026-03-10T15:00:00.000Z'));
  await db.destroy();
  const before = await ask(server.url, 'select id, name from categories order by id');
  expect(before.length).toBeGreaterThan(5);
  await ask(server.url, "select pg_create_restore_point('before')");
  await ask(server.url, 'delete from categories where group_id is not null');
  const [{ log }] = await ask(server.url, 'select pg_walfile_name(pg_switch_wal()) as log');
  await expect
    .poll(
      () =>
        access(join(archive, log)).then(
          () => 'there',
          () => 'missing',
        ),
      { timeout: 60_000 },
    )
    .toBe('there');
  await server.stop();
  isRunning = false;

  await putFile(join(root, 'copy'), 'recovery.signal', '');
  const recovering = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_name: 'before',
    recovery_target_action: 'promote',
  };
  const restored = await startCluster(join(root, 'copy'), recovering, { isNew: false });
  ends.push(() => restored.stop());
  await expect.poll(async () => (await ask(restored.url, 'select pg_is_in_recovery() as is'))[0].is).toBe(false);
  expect(await ask(restored.url, 'select id, name from categories order by id')).toEqual(before);
  await ask(restored.url, "update categories set name = 'Otra' where id = 1");
});
