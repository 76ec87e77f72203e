import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/pgbouncer';

/** True if this machine has Debian's pgbouncer (`apt-get install pgbouncer`). */
export const hasPgbouncer = spawnSync(program, ['--version']).status === 0;

/** Starts pgbouncer in transaction mode, with few connections, in front of a Postgres server. */
export async function startPgbouncer(url: string) {
  const { hostname, port: target, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'tero-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  chmodSync(config, 0o644);
  // it refuses to run as root
  const as = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...as, config], { stdio: 'ignore' });
  while (!(await answers(port))) await pause(20);
  const own = new URL(url);
  own.port = String(port);
  return {
    url: own.href,
    async close(): Promise<void> {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => told(true)).on('error', () => told(false));
    socket.on('connect', () => socket.destroy());
  });
}
