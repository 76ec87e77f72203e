import { type ReactNode, useEffect, useState } from 'react';
import { useOffers } from '../../../parts/offer/queries.ts';
import { cx } from '../../../ui/cx.ts';
import { OfferCards } from './ProfileOffers.tsx';

/** Milliseconds that what stands below waits for the promotions and their code at most. */
const longest = 700;

/** What the promotions, which come above, would push down is shown with them. */
export function AfterOffers({ providerId, children }: { providerId: number; children: ReactNode }) {
  const { data: offers, isPending } = useOffers(providerId);
  const [isShown, setShown] = useState(!isPending);
  useEffect(() => {
    if (isShown) return;
    const timer = window.setTimeout(() => setShown(true), longest);
    return () => window.clearTimeout(timer);
  }, [isShown]);
  useEffect(() => {
    if (isShown || isPending) return;
    void (offers?.length ? OfferCards.ahead() : Promise.resolve()).then(() => setShown(true));
  }, [isShown, isPending, offers]);
  return <div className={cx(!isShown && 'invisible')}>{children}</div>;
}
