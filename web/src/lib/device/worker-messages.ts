import { readWorkerMessage, type WorkerMessage } from './worker-message.ts';

type Follow = (message: WorkerMessage) => void;

const early: WorkerMessage[] = [];
let follow: Follow | null = null;

/**
 * Starts listening to the service worker. Call it in the first script: the browser holds the worker's messages only
 * until the page has been parsed, and code that loads later would miss a tap on a notification. Messages wait until
 * `followWorker` is called (rule NOTI-90).
 */
export function hearWorker(): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', ({ data }) => {
    const message = readWorkerMessage(data);
    if (!message) return;
    if (follow) follow(message);
    else early.push(message);
  });
}

/** Calls `by` with the messages that have arrived, and with each new message until the returned function is called. */
export function followWorker(by: Follow): () => void {
  follow = by;
  for (const message of early.splice(0)) by(message);
  return () => {
    if (follow === by) follow = null;
  };
}
