import type { Arrival } from './item/item.ts';

/** A message between pages and the service worker about the outbox. */
export type OutboxMessage =
  | { type: 'changed' }
  | { type: 'arrived'; arrival: Arrival }
  /** tells the tab or worker that is sending the item to stop, because its owner takes it back */
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
