import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../../core/errors.ts';
import { apiFolder, isBuild } from '../../../../core/folders.ts';
import { noteRead } from '../../../../core/recording.ts';
import type { Asked, Findings } from '../finding.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Milliseconds after which a thread that has not answered is ended. */
const longestSilence = 5_000;
/** The same until its first answer, before which it makes its lexicon. */
const longestStart = 15_000;
/** Milliseconds before a thread that ended is started again. */
const rest = 5_000;

const file = isBuild ? 'dist/search-worker.mjs' : 'src/features/services/listing/calls/search-worker.ts';

/** A thread that did answer has ended over what it was asked. */
const ended = Symbol('ended');

interface Given {
  /** the SQLite file */
  path: string;
  /** told of what nobody expected */
  onFault: (reason: string) => void;
  entry?: string | undefined;
}

/**
 * Finds in a thread of its own, so that a search holds up nothing else. `find` resolves to null where the thread cannot:
 * whoever asks then finds by itself. It starts with the first search, and again when it ended. Throws `overloaded` for
 * searches that a thread which had answered before ended over: where they are asked they would hold up everything. How
 * many wait for it is bounded by the queue of searches.
 */
export function searchThread({ path, onFault, entry = join(apiFolder, file) }: Given) {
  const waiting = new Map<number, (found: FromThread | typeof ended | null) => void>();
  let thread: Worker | null = null;
  let startedAt = Number.NEGATIVE_INFINITY;
  let hasAnswered = false;
  let isOver = false;
  let count = 0;

  function start(): Worker {
    startedAt = performance.now();
    hasAnswered = false;
    const started = new Worker(entry, { workerData: path, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    started.on('message', (message: FromThread) => {
      hasAnswered = true;
      waiting.get(message.id)?.(message);
    });
    started.on('error', (error) => onFault(String(error)));
    started.on('exit', () => {
      if (thread === started) thread = null;
      for (const settle of waiting.values()) settle(hasAnswered && !isOver ? ended : null);
    });
    // it keeps no process alive
    started.unref();
    return started;
  }

  function startedThread(): Worker | null {
    if (thread || isOver || performance.now() - startedAt < rest) return thread;
    try {
      thread = start();
    } catch (error) {
      // Node is told to start no thread: nothing changes that while it runs
      isOver = true;
      onFault(String(error));
    }
    return thread;
  }

  async function find(asked: Asked): Promise<Findings | null> {
    const asking = startedThread();
    if (!asking) return null;
    count += 1;
    const id = count;
    const answer = await new Promise<FromThread | typeof ended | null>((resolve) => {
      const timer = setTimeout(() => void asking.terminate(), hasAnswered ? longestSilence : longestStart);
      waiting.set(id, (found) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(found);
      });
      asking.postMessage({ id, asked } satisfies ToThread);
    });
    if (!answer) return null;
    if (answer === ended) throw new AppError('overloaded');
    if ('failed' in answer) {
      onFault(answer.failed);
      return null;
    }
    noteRead(answer);
    return answer.findings;
  }

  async function close(): Promise<void> {
    isOver = true;
    await thread?.terminate();
  }

  return { find, close };
}
