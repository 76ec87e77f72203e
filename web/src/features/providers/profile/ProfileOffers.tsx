import { laterPart } from '../../../lib/lazy-part.tsx';
import { useOffers } from '../../../parts/offer/queries.ts';

/** Most providers have none at the moment: their code comes with them. */
export const OfferCards = laterPart(async () => (await import('./OfferCards.tsx')).OfferCards);

/** The provider's current promotions; nothing when there are none. */
export function ProfileOffers({ providerId }: { providerId: number }) {
  const { data: offers } = useOffers(providerId);
  return offers?.length ? <OfferCards offers={offers} /> : null;
}
