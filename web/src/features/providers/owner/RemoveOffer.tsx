import type { Offer } from '@tero/shared/contract/offers';
import { longDate } from '@tero/shared/rules/time/time';
import { RemovalButton, removing } from '../../../common/outbox/RemovalButton.tsx';
import { keepFocus } from '../../../lib/navigation/keep-focus.ts';
import { useRemoveOffer } from '../../offers/own-queries.ts';

/** Shows the owner's button to remove a promotion, with a confirmation. */
export function RemoveOffer({ offer }: { offer: Offer }) {
  const remove = useRemoveOffer(offer);
  return (
    <RemovalButton
      kind="offer-removal"
      id={offer.id}
      remove={remove}
      words={removing}
      text="Eliminar promoción"
      size="sm"
      title="Eliminar promoción"
      description={`¿Seguro que querés eliminar la promoción ${offer.title ? `«${offer.title}»` : `que termina el ${longDate(offer.endDate)}`}? Esta acción no se puede deshacer.`}
      queued="Eliminamos la promoción"
      onRemoved={keepFocus}
    />
  );
}
