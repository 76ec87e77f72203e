import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { WaitingNote } from './WaitingNote.tsx';

/** A note on something that is deleted when there is signal. */
export function RemovalNote({ item, className }: { item: OutboxItem | undefined; className?: string }) {
  if (!item) return null;
  return (
    <WaitingNote
      item={item}
      words="Se elimina cuando haya señal"
      refused="No se eliminó"
      {...(className && { className })}
    />
  );
}
