import { create } from 'zustand';
import type { NewItem, OutboxItem } from './item.ts';

interface Items {
  /** the items of the account in use, oldest first; null until they have been read */
  items: readonly OutboxItem[] | null;
  /** taps on switches that are not stored yet, and that have neither ended nor become waiting items */
  tapped: readonly OutboxItem[];
  /** number of `items`, not counting items that a form waits for and shows itself */
  count: number;
}

export const noItems: Items = { items: null, tapped: [], count: 0 };

/**
 * The waiting items of this device, for all views that show them. This file is separate, so that the bars do not load
 * the whole outbox.
 */
export const useItems = create<Items>(() => noItems);

/** Shows a switch's new state at once. Call `endTap` when its sending has ended or it waits as an item. */
export function showTap(account: number, { draft: _, ...given }: NewItem): void {
  const { items, tapped } = useItems.getState();
  const times = [...(items ?? []), ...tapped].map(({ createdAt }) => createdAt.getTime());
  const word: OutboxItem = {
    ...given,
    account,
    photos: [],
    state: 'queued',
    attempts: 0,
    nextAttemptAt: 0,
    // later than every other item, even if the clock was set back
    createdAt: new Date(Math.max(Date.now(), ...times.map((time) => time + 1))),
    version: 1,
  };
  // the earlier one may end after this one
  useItems.setState({ tapped: [...tapped.filter(({ setKey }) => setKey !== word.setKey), word] });
}

const ended = new Set<string>();

/** Marks a tap as ended. It is shown until the waiting items have been read again. */
export function endTap(id: string): void {
  ended.add(id);
}

/** Returns a state update that removes the taps that have ended by the time of this call. */
export function withoutEnded(): (state: Items) => Pick<Items, 'tapped'> {
  const over = new Set(ended);
  return ({ tapped }) => {
    for (const id of over) ended.delete(id);
    return { tapped: tapped.filter(({ id }) => !over.has(id)) };
  };
}

/** Returns waiting items and new taps, oldest first. A stored tap is returned only as its item. */
export function wordsIn({ items, tapped }: Pick<Items, 'items' | 'tapped'>): readonly OutboxItem[] {
  const stored = items ?? [];
  const taps = tapped.map((tap) => ({ ...(stored.find(({ id }) => id === tap.id) ?? tap), createdAt: tap.createdAt }));
  const others = stored.filter(({ id }) => tapped.every((tap) => tap.id !== id));
  return [...others, ...taps].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
