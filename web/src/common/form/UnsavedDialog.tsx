import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface UnsavedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before closing a modal would discard the typed text (rule ADM-114). */
export function UnsavedDialog({ open, onOpenChange, onLeave }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tenés cambios sin guardar"
      description="Si cerrás ahora, se pierden."
      confirmLabel="Cerrar sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={onLeave}
    />
  );
}
