import { type ReactNode, useEffect, useState } from 'react';
import { useOffers } from '../../../parts/offer/queries.ts';
import { cx } from '../../../ui/cx.ts';

/** Milliseconds that what stands below waits for the promotions at most. */
const longest = 700;

/** What the promotions, which come above, would push down is shown with them. */
export function AfterOffers({ providerId, children }: { providerId: number; children: ReactNode }) {
  const { isPending } = useOffers(providerId);
  const [isShown, setShown] = useState(!isPending);
  useEffect(() => {
    if (isShown) return;
    const timer = window.setTimeout(() => setShown(true), longest);
    return () => window.clearTimeout(timer);
  }, [isShown]);
  return <div className={cx(!isShown && isPending && 'invisible')}>{children}</div>;
}
