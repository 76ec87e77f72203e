import type { Offer } from '@tero/shared/contract/offers';
import { longDate } from '@tero/shared/rules/time/time';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveOffer } from '../../../parts/offer/own-queries.ts';
import { RemovalNote } from '../../../parts/outbox/RemovalNote.tsx';
import { useRemoval } from '../../../parts/outbox/removal.ts';
import { useTellQueued } from '../../../parts/outbox/use-tell-queued.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** The owner's button to remove a promotion, with a confirmation. */
export function RemoveOffer({ offer }: { offer: Offer }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveOffer(offer);
  const { item, undo } = useRemoval('offer-removal', offer.id);
  const tellQueued = useTellQueued();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: (result) => {
        if (result.state === 'queued') tellQueued(result.item, 'La promoción se elimina sola');
      },
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={undo ? '' : 'text-danger!'}
        aria-haspopup={undo ? undefined : 'dialog'}
        onClick={undo ?? (() => setAsking(true))}
      >
        {undo ? <Undo2 size={18} aria-hidden="true" /> : <Trash2 size={18} aria-hidden="true" />}
        {undo ? 'No eliminar' : 'Eliminar promoción'}
      </Button>
      <RemovalNote item={item} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar promoción"
        description={`¿Seguro que querés eliminar la promoción ${offer.title ? `«${offer.title}»` : `que termina el ${longDate(offer.endDate)}`}? Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
