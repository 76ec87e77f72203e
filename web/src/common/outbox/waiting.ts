import type { AboutKind, ItemKind, SwitchKind } from '../../offline/kinds.ts';
import { isHeld, isOpen, type OutboxItem, useOutboxItems, useOutboxWords } from '../../offline/outbox/outbox.ts';

/**
 * Returns the waiting items of a kind, oldest first: for a kind about a thing, the items about the thing with that id;
 * for a kind about the account itself, all items, if the page shown is its own (`isOwn`). Leaves out items that a form
 * waits for.
 */
export function useWaiting(kind: AboutKind, about: number): readonly OutboxItem[];
export function useWaiting(kind: Exclude<ItemKind, AboutKind>, isOwn: boolean): readonly OutboxItem[];
export function useWaiting(kind: ItemKind, which: number | boolean): readonly OutboxItem[] {
  const items = useOutboxItems() ?? [];
  return items.filter(
    (item) => item.kind === kind && !isHeld(item) && (typeof which === 'boolean' ? which : aboutOf(item) === which),
  );
}

/**
 * Returns the changes of a switch that may still arrive, oldest first, including those being sent. The screen shows the
 * last change since the tap and ignores the responses, because a response may come after the tap and be older.
 */
export function useWords(kind: SwitchKind, about?: number): readonly OutboxItem[] {
  return useOutboxWords().filter(
    (item) => item.kind === kind && isOpen(item) && (about === undefined || aboutOf(item) === about),
  );
}

/** Returns the id of the entity that an item is about; null for something new. */
function aboutOf({ params, subject }: OutboxItem): number | null {
  const about = (subject as { about?: number } | undefined)?.about ?? Object.values(params)[0];
  return about === undefined ? null : Number(about);
}
