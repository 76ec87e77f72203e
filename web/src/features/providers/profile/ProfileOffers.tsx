import { useOffers } from '../../offers/list-queries.ts';
import { OfferCards } from './OfferCards.tsx';

/** The provider's current promotions; nothing when there are none. */
export function ProfileOffers({ providerId }: { providerId: number }) {
  const { data: offers } = useOffers(providerId);
  return offers?.length ? <OfferCards offers={offers} /> : null;
}
