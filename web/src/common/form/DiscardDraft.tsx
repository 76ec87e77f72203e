import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DraftState } from './use-draft.ts';

interface DiscardDraftProps {
  draft: Pick<DraftState, 'drop' | 'hasImages'>;
  /** resets the form */
  onDiscard: () => void;
}

/** Deletes a draft, after asking. */
export function DiscardDraft({ draft: { drop, hasImages }, onDiscard }: DiscardDraftProps) {
  const [asking, setAsking] = useState(false);

  async function discard() {
    await drop();
    setAsking(false);
    onDiscard();
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)} className="-mx-3">
        Descartar borrador
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Descartar borrador"
        description={`Se borra de este dispositivo lo que escribiste${hasImages ? ' y las fotos que elegiste' : ''}. Esta acción no se puede deshacer.`}
        confirmLabel="Descartar"
        onConfirm={() => void discard()}
      />
    </>
  );
}
