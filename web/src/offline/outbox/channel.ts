import type { Arrival } from './item.ts';

/** What pages and the worker tell one another about the outbox. */
export type OutboxMessage =
  | { type: 'changed' }
  | { type: 'arrived'; arrival: Arrival }
  /** whoever is sending it stops: its owner wants it back */
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

/** Tells everybody, here too. */
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

/** Does `work` while nobody else, in no tab and no worker, holds the lock of that name; one that dies gives it back. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request(name, work) as Promise<T>) : work();
}
