import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export interface OwnServer {
  url: string;
  /** Lets days pass, for this server alone. */
  advance(days: number): Promise<void>;
  stop(): Promise<void>;
}

/** A server of a test's own, for those that change what all others rely on: the time. `port` and the next are taken. */
export async function startOwnServer(port: number): Promise<OwnServer> {
  const env = { ...process.env, PORT: String(port), PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  const child = spawn('node', ['scripts/e2e-server.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await pause(200);
  }
  return {
    url,
    async advance(days) {
      const answer = await fetch(`http://127.0.0.1:${port + 1}/payments/advance?days=${days}`, { method: 'POST' });
      if (!answer.ok) throw new Error(`time did not pass: ${answer.status}`);
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
