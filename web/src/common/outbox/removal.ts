import type { Removal } from '../../offline/kinds.ts';
import { isOpen, type OutboxItem } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import { toast } from '../../ui/toast.tsx';
import { useWaiting } from './waiting.ts';

interface WaitingRemoval {
  /** the deletion that has not arrived, or was refused */
  item: OutboxItem | undefined;
  /** while it may still arrive, this takes it back */
  undo: (() => void) | undefined;
}

/** The deletion of something of one's own that waits on this device. */
export function useRemoval(kind: Removal, id: number): WaitingRemoval {
  const item = useWaiting(kind, id).at(-1);
  const undo = () =>
    void dropItem(item?.id ?? '').catch(() => toast.error('No pudimos deshacer el cambio. Probá de nuevo.'));
  return { item, undo: item && isOpen(item) ? undo : undefined };
}
