import type { Offer } from '@tero/shared/contract/offers';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { OfferSection } from './OfferSection.tsx';

/** Shows a provider's promotions to everybody except the provider. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  return <OfferSection offers={offers} action={(offer) => <ReportOffer offer={offer} />} />;
}

function ReportOffer({ offer: { id, title, provider_name } }: { offer: Offer }) {
  return (
    <div className="-my-2 -ml-3 h-11">
      <ReportButton kind="offer" id={id} name={`Promoción: ${title || provider_name}`} />
    </div>
  );
}
