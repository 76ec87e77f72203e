import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../scripts/e2e-mortal-server.mjs');
/** Longer than a lease on a key, which a server that died has left behind. */
const betweenLives = 3 * 60_000;

/** What nothing will ever take. */
export interface Orphans {
  rows: number;
  pending: number;
  staged: number;
  incoming: number;
}

/** A server with a folder of its own, that may be killed and started again; each life begins some minutes later. */
export async function startMortalServer(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-mortal-'));
  let child: ChildProcess | undefined;
  let lives = 0;

  async function start(): Promise<void> {
    const own = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DEMO: '0' };
    const env = { PATH: process.env.PATH, ...own, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' };
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
    const answer = once(child as ChildProcess, 'message');
    child?.send(message);
    return (await answer)[0];
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
