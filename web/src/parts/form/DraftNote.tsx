import { dayAndTime } from '@tero/shared/rules/time/time';
import { Save, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DraftState } from './use-draft.ts';

interface DraftNoteProps {
  draft: DraftState;
  /** time of the draft that the form began with */
  restoredAt?: Date | null | undefined;
  /** resets the form */
  onDiscard: () => void;
}

/** Shows when the draft was stored on this device, with a button to discard it. */
export function DraftNote({ draft: { storedAt, trouble, drop }, restoredAt, onDiscard }: DraftNoteProps) {
  const [asking, setAsking] = useState(false);
  const isRestored = storedAt !== null && storedAt === restoredAt;

  async function discard() {
    await drop();
    setAsking(false);
    onDiscard();
  }
  return (
    <>
      {trouble && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {trouble}
        </p>
      )}
      {storedAt && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-1.5 text-sm">
          <p className="flex items-center gap-2">
            <Save size={18} aria-hidden="true" className="shrink-0" />
            <span>
              {isRestored ? 'Recuperamos tu borrador del ' : 'Borrador guardado en este dispositivo el '}
              <time dateTime={storedAt.toISOString()} className="whitespace-nowrap">
                {dayAndTime(storedAt)}
              </time>
            </span>
          </p>
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)} className="-mx-3">
            Descartar borrador
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Descartar borrador"
        description="Se borra de este dispositivo lo que escribiste y las fotos que elegiste. Esta acción no se puede deshacer."
        confirmLabel="Descartar"
        onConfirm={() => void discard()}
      />
    </>
  );
}
