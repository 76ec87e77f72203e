import type { Drainer, Sender } from './attempt.ts';
import { drainOutbox } from './drain.ts';
import { readSessionCopy } from './session-copy.ts';
import { readItems } from './store.ts';

/** Sends the due items from the service worker, with the remembered session. */
export function drainAsWorker(given: Pick<Drainer, 'until' | 'signal' | 'onEnd'>): Promise<void> {
  return drainOutbox({ ...given, sender, eager: true });
}

/** Returns the number of items that wait only for time or a connection; the others wait for the person. */
export async function countWaiting(): Promise<number> {
  const { account } = await sender();
  const items = [...(account === 0 ? [] : await readItems(account)), ...(await readItems(0))];
  return items.filter(({ state }) => state === 'queued' || state === 'sending').length;
}

async function sender(): Promise<Sender> {
  return (await readSessionCopy()).copy ?? { account: 0, token: null };
}
