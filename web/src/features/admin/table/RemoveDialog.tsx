import { messageOf } from '../../../lib/http/messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';

interface RemoveDialogProps {
  title: string;
  /** says what is deleted, including dependent data */
  text: string;
  remove: () => Promise<unknown>;
  success: string;
  /** shown where the server has no message for a person (rule ADM-7) */
  failure: string;
  onClose: () => void;
}

/** Confirms the deletion of a row. Render it in the page: the row may disappear before the result is shown. */
export function RemoveDialog({ title, text, remove, success, failure, onClose }: RemoveDialogProps) {
  const write = useAdminWrite(remove);
  function confirm() {
    write.mutate(undefined, {
      onSuccess: () => void toast.success(success),
      onError: (error) => void toast.error(messageOf(error, failure)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      confirmLabel="Eliminar"
      busyLabel="Eliminando..."
      busy={write.isPending}
      onConfirm={confirm}
    />
  );
}
