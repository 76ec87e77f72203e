import type { Removal } from '../../offline/kinds.ts';
import { isOpen, type OutboxItem } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import { toast } from '../../ui/toast.tsx';
import { useWaiting } from './waiting.ts';

interface WaitingRemoval {
  /** the deletion that is waiting or was refused */
  item: OutboxItem | undefined;
  /** cancels the deletion, while it may still arrive */
  undo: (() => void) | undefined;
}

/** Returns the waiting deletion of a thing of the person's own, and a function that cancels it. */
export function useRemoval(kind: Removal, id: number): WaitingRemoval {
  const item = useWaiting(kind, id).at(-1);
  const undo = () =>
    void dropItem(item?.id ?? '').catch(() => toast.error('No pudimos deshacer el cambio. Probá de nuevo.'));
  return { item, undo: item && isOpen(item) ? undo : undefined };
}
