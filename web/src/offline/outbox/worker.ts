import type { Drainer, Sender } from './attempt.ts';
import { drainOutbox } from './drain.ts';
import { readSessionCopy } from './session-copy.ts';
import { readItems } from './store.ts';

/** Sends with the remembered session what is due, from the service worker. */
export function drainAsWorker(given: Pick<Drainer, 'until' | 'signal' | 'onEnd'>): Promise<void> {
  return drainOutbox({ ...given, sender, eager: true });
}

/** Counts the items that wait for time or connection only; the others wait for the person. */
export async function countWaiting(): Promise<number> {
  const { account } = await sender();
  const items = [...(account === 0 ? [] : await readItems(account)), ...(await readItems(0))];
  return items.filter(({ state }) => state === 'queued' || state === 'sending').length;
}

async function sender(): Promise<Sender> {
  return (await readSessionCopy()).copy ?? { account: 0, token: null };
}
