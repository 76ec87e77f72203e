import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../scripts/e2e-killable-server.mjs');
/** Milliseconds by which each start moves the clock: longer than the lease on an idempotency key. */
const betweenLives = 3 * 60_000;

/** Numbers of uploads, files and idempotency claims that are no longer of use. */
interface Orphans {
  rows: number;
  pending: number;
  staged: number;
  incoming: number;
}

/**
 * Starts a server with its own folder that can be killed and restarted. Each start moves its clock some minutes ahead.
 * `given` is for its environment; its folder begins as a copy of `from`.
 */
export async function startKillableServer(port: number, given: Record<string, string> = {}, from?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-killable-'));
  if (from) cpSync(from, dataDir, { recursive: true });
  let child: ChildProcess | undefined;
  let lives = 0;

  async function start(): Promise<void> {
    const own = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DEMO: '0' };
    const env = {
      PATH: process.env.PATH,
      ...own,
      RATE_LIMIT_SCALE: '1000',
      RESPONSE_CACHE_SECONDS: '0',
      LOG_LEVEL: 'silent',
      ...given,
    };
    child = fork(script, { env: { ...env, CLOCK_AHEAD: String(lives++ * betweenLives) }, stdio: 'inherit' });
    const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (first !== 'ready') throw new Error(`the server ended with ${first}`);
  }
  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  async function say(message: object): Promise<unknown> {
    const response = once(child as ChildProcess, 'message');
    child?.send(message);
    return (await response)[0];
  }
  await start();
  return {
    baseURL: `http://127.0.0.1:${port}`,
    start,
    kill,
    entitle: (email: string) => say({ entitle: email }),
    orphans: () => say({ orphans: true }) as Promise<Orphans>,
    end: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
