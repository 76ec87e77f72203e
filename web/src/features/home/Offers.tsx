import { useOffers } from '../offers/list-queries.ts';
import { OfferList } from '../offers/OfferList.tsx';
import { Section } from './Section.tsx';

/** Shows the current promotions, or nothing if there are none or if loading fails. */
export function Offers() {
  const { data: offers } = useOffers();
  if (!offers || offers.length === 0) return null;
  return (
    <Section title="Promociones" lead="De proveedores de Tero, por tiempo limitado">
      <OfferList offers={offers} label="Promociones" />
    </Section>
  );
}
