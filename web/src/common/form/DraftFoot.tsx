import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DraftLine, type DraftNoteProps } from './DraftNote.tsx';

/**
 * The last thing in a form, also under its buttons: when what is typed was stored on this device, or why it is not. It
 * appears while somebody types, and nothing is under it that it could move.
 */
export function DraftFoot({ draft, restoredAt, onDiscard }: DraftNoteProps) {
  const { storedAt, trouble } = draft;
  return (
    <>
      {trouble && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {trouble}
        </p>
      )}
      {storedAt && storedAt !== restoredAt && (
        <DraftLine words="Borrador guardado en este dispositivo el" at={storedAt}>
          {!restoredAt && <DiscardDraft draft={draft} onDiscard={onDiscard} />}
        </DraftLine>
      )}
    </>
  );
}
