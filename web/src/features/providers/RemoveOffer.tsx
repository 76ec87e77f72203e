import type { Offer } from '@tero/shared/contract/offers';
import { longDate } from '@tero/shared/rules/time/time';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveOffer } from '../../parts/offer/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** The owner's button to remove a promotion, with a confirmation. */
export function RemoveOffer({ offer }: { offer: Offer }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveOffer(offer.id);
  const confirm = () => remove.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="outline" size="sm" className="text-danger!" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Eliminar promoción
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar promoción"
        description={`¿Estás seguro que deseas eliminar la promoción que termina el ${longDate(offer.endDate)}? Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
