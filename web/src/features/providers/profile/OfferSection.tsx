import type { Offer } from '@tero/shared/contract/offers';
import { type ReactNode, useId } from 'react';
import { OfferList } from '../../offers/OfferList.tsx';

interface OfferSectionProps {
  offers: readonly Offer[];
  action: (offer: Offer) => ReactNode;
  /** the content above the cards */
  children?: ReactNode;
}

export function OfferSection({ offers, action, children }: OfferSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        Promociones
      </h2>
      {children}
      <OfferList offers={offers} label="Promociones" action={action} />
    </section>
  );
}
