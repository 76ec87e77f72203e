import { workerAddress } from '../../lib/device/worker-address.ts';
import { serialQueue } from '../../lib/serial-queue.ts';
import { shrinkOnPage } from './page-surface.ts';
import address from './photo-worker.ts?worker&url';
import type { Shrunk, ToShrink } from './shrinking.ts';

/** Milliseconds after which a worker that has not responded counts as out of memory. */
const longest = 30_000;

const inTurn = serialQueue();
let worker: Worker | null = null;
let waiting = 0;

/**
 * Re-encodes an image in fewer bytes, upright and without metadata, in a worker where the browser supports it. Returns
 * null when the image can stay as it is. Throws when it cannot be decoded. Calls run one after the other, because each
 * takes 48 MB.
 */
export async function shrink(file: File): Promise<File | null> {
  waiting += 1;
  try {
    return await inTurn(async () => {
      const answer = await askWorker(file);
      const made = 'failed' in answer ? await shrinkOnPage(file) : answer.bytes && new Blob([answer.bytes]);
      return made && named(made, file);
    });
  } finally {
    waiting -= 1;
    // its memory goes with it
    if (waiting === 0) endWorker();
  }
}

function endWorker(): void {
  worker?.terminate();
  worker = null;
}

function askWorker(file: File): Promise<Shrunk> {
  return new Promise((resolve) => {
    try {
      if (typeof OffscreenCanvas === 'undefined') throw new TypeError('no OffscreenCanvas');
      worker ??= new Worker(workerAddress(address));
    } catch {
      // an old browser, or the development server, whose worker has a different address
      return resolve({ failed: true });
    }
    const asked = worker;
    const settle = (answer: Shrunk) => {
      window.clearTimeout(timer);
      asked.onmessage = null;
      asked.onerror = null;
      if ('failed' in answer) endWorker();
      resolve(answer);
    };
    const timer = window.setTimeout(() => settle({ failed: true }), longest);
    asked.onmessage = ({ data }: MessageEvent<Shrunk>) => settle(data);
    asked.onerror = () => settle({ failed: true });
    asked.postMessage({ file } satisfies ToShrink);
  });
}

function named(blob: Blob, { name, lastModified }: File): File {
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
}
