import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../scripts/e2e-killable-server.mjs');
/** Milliseconds: longer than the lease on an idempotency key, which a dead server leaves behind. */
const betweenLives = 3 * 60_000;

/** Numbers of uploads, files and idempotency claims that nothing will use any more. */
interface Orphans {
  rows: number;
  pending: number;
  staged: number;
  incoming: number;
}

/**
 * A server with its own folder that can be killed and restarted; each start moves its clock some minutes ahead. `given`
 * is for its environment; its folder begins with what is in `from`.
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
