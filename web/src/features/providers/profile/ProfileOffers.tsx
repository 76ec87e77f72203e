import { useOffers } from '../../offers/list-queries.ts';
import { OfferCards } from './OfferCards.tsx';

/** Shows the provider's current promotions. Shows nothing if there are none. */
export function ProfileOffers({ providerId }: { providerId: number }) {
  const { data: offers } = useOffers(providerId);
  return offers?.length ? <OfferCards offers={offers} /> : null;
}
