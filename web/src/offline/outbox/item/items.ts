import { create } from 'zustand';
import type { OutboxItem } from './item.ts';

interface Items {
  /** the items of the account in use, oldest first; null until they have been read */
  items: readonly OutboxItem[] | null;
  /** their number without those that a form waits for, which the form itself shows */
  count: number;
}

export const noItems: Items = { items: null, count: 0 };

/** What waits on this device, for all that show it. In its own file, so that the bars do not load the whole outbox. */
export const useItems = create<Items>(() => noItems);
