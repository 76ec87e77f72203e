import type { Review } from '@tero/shared/contract/reviews';
import { mayChangeReview } from '@tero/shared/rules/reviews';
import { address } from '@tero/shared/rules/text/address';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useRemoveReview } from './own-queries.ts';
import { useShownReview } from './use-shown-review.ts';

/** Lets the author edit or delete a review within 30 days (rule REV-5). */
export function OwnReviewActions({ review }: { review: Review }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending } = useRemoveReview();
  const waiting = useWaiting('review-edit', review.id).at(-1);
  const place = useShownReview();
  if (waiting) {
    return (
      <div ref={place}>
        <WaitingNote item={waiting} words="Publicamos tus cambios cuando vuelva la conexión" />
      </div>
    );
  }
  if (!mayChangeReview(review.created_at, new Date())) return null;

  function remove() {
    mutate(review.id, { onSettled: () => setRemoving(false) });
  }
  return (
    <div ref={place} className="-my-1 -ml-3 flex flex-wrap gap-1">
      {review.service_id !== null && (
        <LinkButton to={address`/servicios/${review.service_id}/review`} variant="ghost" size="sm">
          <Pencil size={16} aria-hidden="true" />
          Editar
          <span className="sr-only"> tu reseña</span>
        </LinkButton>
      )}
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Eliminar
        <span className="sr-only"> tu reseña</span>
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={(open) => !open && setRemoving(false)}
        title="Eliminar reseña"
        description={`¿Seguro que querés eliminar tu reseña? ${review.reply ? 'La respuesta del proveedor se elimina con ella. ' : ''}Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={isPending}
        onConfirm={remove}
      />
    </div>
  );
}
