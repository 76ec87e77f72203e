import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim, Row } from './truth.ts';
import type { Session, World } from './world.ts';

const script = join(import.meta.dirname, '../../../scripts/e2e-field-server.mjs');
/** Milliseconds by which each start moves the clock: longer than the lease on an idempotency key. */
const betweenLives = 3 * 60_000;

interface Answers {
  world: World;
  session: Session;
  rows: Row[];
  claims: Claim[];
  leftovers: Record<string, number>;
  errors: string[];
}

/** Controls a server with its own folder. Each restart moves its clock some minutes ahead. */
export class Server {
  readonly origin: string;
  lives = 0;
  /** kept over lives */
  readonly errors: string[] = [];
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tero-field-'));
  readonly #code = mkdtempSync(join(tmpdir(), 'tero-field-code-'));
  #child: ChildProcess | undefined;
  #isUp: Promise<void> = Promise.resolve();
  #restarted: Promise<void> = Promise.resolve();
  #asked: Promise<unknown> = Promise.resolve();

  constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Resolves when the server of the last start listens. */
  up(): Promise<void> {
    return this.#isUp;
  }

  start(): Promise<void> {
    const own = { DATA_DIR: this.#folder, PORT: String(this.#port), PUBLIC_URL: this.origin, DEMO: '0' };
    const ahead = String(this.lives++ * betweenLives);
    const common = {
      PATH: process.env.PATH,
      RATE_LIMIT_SCALE: '100000',
      RESPONSE_CACHE_SECONDS: '0',
      LOG_LEVEL: 'error',
    };
    const env = { ...common, ...own, CLOCK_AHEAD: ahead, NODE_COMPILE_CACHE: this.#code };
    const child = fork(script, { env, stdio: 'inherit' });
    this.#child = child;
    this.#isUp = Promise.race([once(child, 'message'), once(child, 'exit')]).then(([first]) => {
      if (first !== 'ready' && child === this.#child) throw new Error(`the server ended with ${first}`);
    });
    return this.#isUp;
  }

  /** Kills the server (kill -9) and starts it again. Restarts run in turn, since they share the folder. */
  restart(): Promise<void> {
    this.#restarted = this.#restarted.then(async () => {
      await this.#kill();
      await this.start();
    });
    return this.#restarted;
  }

  /** Asks one question at a time, because an answer does not name its question. */
  ask<Name extends keyof Answers>(ask: Name, given: object = {}): Promise<Answers[Name]> {
    const answer = this.#asked.then(() => this.#ask(ask, given));
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  async end(): Promise<void> {
    await this.#kill();
    for (const folder of [this.#folder, this.#code]) rmSync(folder, { recursive: true, force: true });
  }

  async #ask<Name extends keyof Answers>(ask: Name, given: object): Promise<Answers[Name]> {
    await this.#isUp;
    const child = this.#child as ChildProcess;
    const said = once(child, 'message');
    child.send({ ask, given });
    const [{ answer, fault }] = await said;
    if (fault) throw new Error(fault);
    return answer;
  }

  async #kill(): Promise<void> {
    await this.#isUp;
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
