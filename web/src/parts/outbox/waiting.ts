import { create } from 'zustand';
import type { ItemKind, OutboxItem } from '../../offline/outbox/item.ts';

/** The outbox items of the account, set by app/ArrivalWatch, so that screens do not load the outbox's code. */
export const useOutboxItems = create<{ items: readonly OutboxItem[] }>(() => ({ items: [] }));

/**
 * Returns the waiting items of a kind, about the entity with the id `about` when given, oldest first. Leaves out items
 * that a form waits for.
 */
export function useWaiting(kind: ItemKind, about?: number): readonly OutboxItem[] {
  const items = useOutboxItems((state) => state.items);
  return items.filter(
    (item) => item.kind === kind && !isHeld(item) && (about === undefined || aboutOf(item) === about),
  );
}

/** Returns whether a form, here or in another tab, waits for the item's result. */
export function isHeld({ heldUntil = 0 }: OutboxItem): boolean {
  return heldUntil > Date.now();
}

/** Returns whether the item may still arrive: the server has not refused it. */
export function isOpen({ state }: OutboxItem): boolean {
  return state !== 'rejected' && state !== 'conflict';
}

/** Returns the id of the entity that an item is about; null for something new. */
function aboutOf({ params, subject }: OutboxItem): number | null {
  const about = (subject as { about?: number } | undefined)?.about ?? Object.values(params)[0];
  return about === undefined ? null : Number(about);
}
