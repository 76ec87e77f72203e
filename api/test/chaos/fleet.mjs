// The processes of the chaos test: starts, kills and replaces them, and sets their clocks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

const server = join(import.meta.dirname, '../../../scripts/e2e-chaos-server.mjs');

const mostTries = 20;

export class Fleet {
  #env;
  #folder;
  #places = [];
  errors = [];

  constructor(folder, env) {
    this.#folder = folder;
    this.#env = env;
  }

  /** Starts this number of processes at once, on an empty database. */
  async start(count) {
    for (let at = 0; at < count; at += 1)
      this.#places.push({ at, port: await freePort(), ahead: 0, child: null, turn: Promise.resolve() });
    await Promise.all(this.#places.map((place) => this.#up(place)));
  }

  get ports() {
    return this.#places.map(({ port }) => port);
  }

  get count() {
    return this.#places.length;
  }

  /** Kills one process without warning. Resolves once it runs again. */
  async kill(at) {
    await this.#replace(this.#places[at], 'SIGKILL');
  }

  /** Replaces the processes one after another, each with a graceful stop. */
  async roll() {
    for (const place of this.#places) await this.#replace(place, 'SIGTERM');
  }

  /** Replaces one process at a time: a second replacement waits for the first. */
  #replace(place, signal) {
    place.turn = place.turn.then(async () => {
      await this.#end(place, signal);
      await this.#up(place);
    });
    return place.turn;
  }

  /** Sets the clock of one process, or of all (null). */
  setClock(at, ahead) {
    for (const place of this.#places) {
      if (at !== null && place.at !== at) continue;
      place.ahead = ahead;
      if (place.child?.connected) place.child.send({ ahead });
    }
  }

  async end() {
    await Promise.all(this.#places.map((place) => this.#end(place, 'SIGTERM')));
  }

  async #end({ child }, signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Restarts a process until it runs, like a supervisor. */
  async #up(place) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (await this.#tryUp(place)) return;
    }
    throw new Error('a process does not start');
  }

  async #tryUp(place) {
    const own = join(this.#folder, `process-${place.at}`);
    mkdirSync(own, { recursive: true });
    const child = spawn(process.execPath, [server], {
      env: { ...process.env, ...this.#env, DATA_DIR: own, PORT: String(place.port), CLOCK_AHEAD: String(place.ahead) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    place.child = child;
    const ready = new Promise((resolve) => {
      child.on('exit', () => resolve(false));
      child.on('message', (said) => {
        if (said === 'ready') resolve(true);
        else if (said.error) this.errors.push(said.error);
      });
    });
    return ready;
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
