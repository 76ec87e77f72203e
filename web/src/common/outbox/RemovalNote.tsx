import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { WaitingNote } from './WaitingNote.tsx';

interface RemovalNoteProps {
  item: OutboxItem | undefined;
  className?: string;
  /** as in `WaitingNote`, where the thing is not deleted but cancelled */
  words?: string;
  refused?: string;
}

/** Shows a note on a thing that will be deleted once there is a connection. */
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
