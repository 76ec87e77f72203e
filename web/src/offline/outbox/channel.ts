import type { Arrival } from './item/item.ts';

/** A message between pages and the service worker about the outbox. */
export type OutboxMessage =
  | { type: 'changed' }
  | { type: 'arrived'; arrival: Arrival }
  /** the tab or worker that is sending the item has to stop: its owner takes it back */
  | { type: 'stop'; id: string };

type Listener = (message: OutboxMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('tero-outbox');
    channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => hear(data);
  }
  return channel;
}

function hear(message: OutboxMessage): void {
  for (const listener of [...listeners]) listener(message);
}

/** Sends a message to all tabs and the worker, including this one. */
export function tell(message: OutboxMessage): void {
  open().postMessage(message);
  hear(message);
}

export function listen(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Runs `work` while it holds the lock `name` across all tabs and the worker. A tab that dies releases its lock. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return locked(name, {}, work);
}

/** As `alone`, but at once or not at all: resolves with null while somebody else holds the lock. */
export function aloneNow<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  return locked<T | null>(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(null)));
}

/** As `alone`, but together with others who ask for it in the same way. */
export function together<T>(name: string, work: () => Promise<T>): Promise<T> {
  return locked(name, { mode: 'shared' }, work);
}

function locked<T>(name: string, options: LockOptions, work: (lock: unknown) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request(name, options, work) as Promise<T>) : work(true);
}
