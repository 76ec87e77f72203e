import { readWorkerMessage, type WorkerMessage } from './worker-message.ts';

type Follow = (message: WorkerMessage) => void;

const early: WorkerMessage[] = [];
let follow: Follow | null = null;

/**
 * Listens to the service worker since the first script: the browser keeps its messages only until the page has been
 * read, and code that loads after that would miss a tap on a notification. They wait until somebody follows (rule
 * NOTI-90).
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

/** Gives `by` what has come, and each message that comes, until the returned function is called. */
export function followWorker(by: Follow): () => void {
  follow = by;
  for (const message of early.splice(0)) by(message);
  return () => {
    if (follow === by) follow = null;
  };
}
