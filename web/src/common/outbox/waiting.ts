import type { AboutKind, ItemKind, SwitchKind } from '../../offline/kinds.ts';
import { isHeld, isOpen, type OutboxItem, useOutboxItems, useOutboxWords } from '../../offline/outbox/outbox.ts';

/**
 * Returns the waiting items of a kind, oldest first, without those that a form waits for. For a kind about a thing,
 * returns the items about the thing with that id. For a kind about the account itself, returns all items, if the shown
 * page is the account's own (`isOwn`).
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
 * Returns the states of a switch that may still arrive, oldest first, including those being sent. The screen shows the
 * last state since the tap, whatever the responses say: a response may come after the tap and be older.
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
