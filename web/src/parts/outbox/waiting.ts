import { create } from 'zustand';
import type { ItemKind, OutboxItem } from '../../offline/outbox/item.ts';

/** What this account has written and has not arrived, as app/ArrivalWatch sees it: screens need not the whole outbox. */
export const useOutboxItems = create<{ items: readonly OutboxItem[] }>(() => ({ items: [] }));

/** Those of a kind, and about the thing of that id when given, the oldest first. What a form waits for is still its own. */
export function useWaiting(kind: ItemKind, about?: number): readonly OutboxItem[] {
  const items = useOutboxItems((state) => state.items);
  return items.filter(
    (item) => item.kind === kind && !isHeld(item) && (about === undefined || aboutOf(item) === about),
  );
}

/** Whether a form, here or in another tab, waits for its answer. */
export function isHeld({ heldUntil = 0 }: OutboxItem): boolean {
  return heldUntil > Date.now();
}

/** Whether it is wished still: not once the server has refused it. */
export function isOpen({ state }: OutboxItem): boolean {
  return state !== 'rejected' && state !== 'conflict';
}

/** The id of the thing that an item is about; null for something new. */
function aboutOf({ params, subject }: OutboxItem): number | null {
  const about = (subject as { about?: number } | undefined)?.about ?? Object.values(params)[0];
  return about === undefined ? null : Number(about);
}
