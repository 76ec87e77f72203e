import {
  type ItemKind,
  isHeld,
  isOpen,
  type OutboxItem,
  type SwitchKind,
  useOutboxItems,
  useOutboxWords,
} from '../../offline/outbox/outbox.ts';

/**
 * Returns the waiting items of a kind, about the entity with the id `about` when given, oldest first. Leaves out items
 * that a form waits for.
 */
export function useWaiting(kind: ItemKind, about?: number): readonly OutboxItem[] {
  const items = useOutboxItems() ?? [];
  return items.filter(
    (item) => item.kind === kind && !isHeld(item) && (about === undefined || aboutOf(item) === about),
  );
}

/**
 * Returns the words of a switch that may still arrive, oldest first, also those under way. What is shown is the last one
 * from the tap on, over whatever response: one may come after the tap and be older.
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
