import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { WaitingNote } from './WaitingNote.tsx';

interface RemovalNoteProps {
  item: OutboxItem | undefined;
  className?: string;
  /** as in `WaitingNote`, where it is not deleted but called off */
  words?: string;
  refused?: string;
}

/** A note on something that is deleted when there is signal. */
export function RemovalNote({ item, className, words, refused }: RemovalNoteProps) {
  if (!item) return null;
  return (
    <WaitingNote
      item={item}
      words={words ?? 'Eliminamos esto cuando vuelva la conexión'}
      refused={refused ?? 'No se eliminó'}
      {...(className && { className })}
    />
  );
}
