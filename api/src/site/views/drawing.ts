import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { apiFolder, isBuild } from '../../core/folders.ts';
import type { FromThread, ToThread, View } from './messages.ts';

interface Given {
  /** the built renderer */
  entry: string;
  /** reads an address of the API as a visitor; returns the status and the body as JSON text */
  read: (address: string) => Promise<{ status: number; body: string }>;
  /** called with unexpected errors; drawing goes on */
  onFault: (reason: string) => void;
}

/** The most views that are drawn or wait. Pages beyond that get the app's shell. */
const mostWaiting = 8;
/** The milliseconds that a page waits for its view. After that, sending the shell is faster. */
const longestWait = 200;
/** The milliseconds that a page waits for the first view of a thread, which has to load its code. */
const longestStart = 2_000;
/** Milliseconds after which a silent thread is ended. */
const longestSilence = 5_000;
/** Milliseconds before a thread that ended is started again. */
const rest = 5_000;

interface Waiting {
  settle: (view: View | null) => void;
  since: number;
}

/**
 * Draws views in a separate thread, so that API calls never wait for them. `draw` resolves to null when the view is
 * late, fails, or too many views wait. The first view starts the thread, so a server without visitors has none. A
 * thread that has ended is started again.
 */
export function startDrawing({ entry, read, onFault }: Given) {
  const waiting = new Map<number, Waiting>();
  const underWay = new Map<string, Promise<View | null>>();
  let thread: Worker | null = null;
  let startedAt = 0;
  let isRefused = false;
  /** whether the thread has drawn anything: its code is there */
  let isLoaded = false;
  let count = 0;

  function start(): Worker {
    startedAt = performance.now();
    isLoaded = false;
    const started = new Worker(join(apiFolder, isBuild ? 'dist/view-worker.mjs' : 'src/site/views/view-worker.ts'), {
      workerData: entry,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.on('message', (message: FromThread) => void hear(started, message));
    started.on('error', (error) => onFault(`the thread of first views: ${String(error)}`));
    started.on('exit', () => {
      if (thread === started) thread = null;
      for (const { settle } of waiting.values()) settle(null);
    });
    // the thread keeps no process alive
    started.unref();
    return started;
  }

  async function hear(from: Worker, message: FromThread): Promise<void> {
    if (message.type === 'read') {
      const { status, body } = await read(message.address);
      say(from, { type: 'response', id: message.id, status, body });
      return;
    }
    if (from === thread) isLoaded = true;
    if (message.type === 'failed') onFault(message.reason);
    waiting.get(message.id)?.settle(message.type === 'drawn' ? message.view : null);
  }

  function isStuck(): boolean {
    const now = performance.now();
    return [...waiting.values()].some(({ since }) => now - since > longestSilence);
  }

  /**
   * Requests a view, or waits for the same view if it is being drawn. `done` gets the view, even when the page was
   * already sent without it.
   */
  async function draw(address: string, done: (view: View) => void): Promise<View | null> {
    if (isRefused) return null;
    if (isStuck()) await thread?.terminate();
    const same = underWay.get(address);
    if (same) return inTime(same, isLoaded);
    if (waiting.size >= mostWaiting) return null;
    if (!thread && startedAt && performance.now() - startedAt < rest) return null;
    try {
      thread ??= start();
    } catch (error) {
      // Node's permissions forbid threads, and do not change while the process runs
      isRefused = true;
      onFault(`the thread of first views: ${String(error)}`);
      return null;
    }
    count += 1;
    const id = count;
    const { promise, resolve } = Promise.withResolvers<View | null>();
    const settle = (view: View | null) => {
      waiting.delete(id);
      underWay.delete(address);
      if (view) done(view);
      resolve(view);
    };
    waiting.set(id, { settle, since: performance.now() });
    underWay.set(address, promise);
    say(thread, { type: 'draw', id, address });
    return inTime(promise, isLoaded);
  }

  async function close(): Promise<void> {
    await thread?.terminate();
  }

  return { draw, close };
}

function inTime(drawing: Promise<View | null>, isLoaded: boolean): Promise<View | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), isLoaded ? longestWait : longestStart);
    void drawing.then((view) => {
      clearTimeout(timer);
      resolve(view);
    });
  });
}

function say(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}
