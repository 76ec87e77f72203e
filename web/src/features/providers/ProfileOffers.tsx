import { address } from '@tero/shared/rules/text/address';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { OfferList } from '../../parts/offer/OfferList.tsx';
import { useOffers } from '../../parts/offer/queries.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RemoveOffer } from './RemoveOffer.tsx';

/** The provider's current promotions, with future ones for the owner; nothing when there are none. */
export function ProfileOffers({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const id = useId();
  const { data: offers } = useOffers(providerId);
  if (!offers || offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        Promociones
      </h2>
      <OfferList
        offers={offers}
        label="Promociones"
        {...(isOwn && {
          action: (offer) => (
            <>
              <LinkButton to={address`/provider/edit-offer/${offer.id}`} variant="outline" size="sm">
                <Pencil size={18} aria-hidden="true" />
                Editar promoción
              </LinkButton>
              <RemoveOffer offer={offer} />
            </>
          ),
        })}
      />
    </section>
  );
}
