import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { messageOf } from '../../../lib/http/messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBatchSteps, useLastBatch } from './queries.ts';
import { actLabels, batchText, leftOutText, namesText, previewTitle } from './words.ts';

interface PreviewDialogProps {
  batch: BulkBatch;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Asks to confirm a change, with the number of rows and the first few. Then makes the change and shows its progress.
 */
export function PreviewDialog({ batch, onClose, onDone }: PreviewDialogProps) {
  const steps = useBatchSteps();
  const { data: last } = useLastBatch();
  const progress = last?.id === batch.id ? last : null;
  const leftOut = leftOutText(batch);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={previewTitle(batch)}
      description={
        <>
          <span className="block wrap-anywhere">{namesText(batch.first, batch.total)}.</span>
          {leftOut && <span className="mt-2 block">{leftOut}</span>}
          <span role="status" className="mt-2 block">
            {progress?.state === 'running' ? batchText(progress) : 'Después tenés 10 segundos para deshacerlo.'}
          </span>
        </>
      }
      confirmLabel={batch.act === 'move' ? 'Mover' : actLabels[batch.act]}
      busyLabel="Un momento…"
      variant="primary"
      busy={steps.isPending}
      onConfirm={() =>
        steps.mutate(
          { id: batch.id, act: batch.act },
          {
            onSuccess: () => {
              onDone();
              onClose();
            },
            onError: (error) => {
              toast.error(
                messageOf(error, 'El cambio se cortó antes de terminar. Podés seguir con lo que falta o deshacerlo.'),
              );
              onClose();
            },
          },
        )
      }
    />
  );
}
