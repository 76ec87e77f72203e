import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useOffers } from '../../offers/list-queries.ts';

/** The longest time, in milliseconds, that the content below waits for the promotions. */
const longest = 700;

/** Hides its children until the promotions above have loaded, because these would push them down. */
export function AfterOffers({ providerId, children }: { providerId: number; children: ReactNode }) {
  const { isPending } = useOffers(providerId);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), longest);
    return () => window.clearTimeout(timer);
  }, []);
  return <div className={cx(isPending && !isLate && 'invisible')}>{children}</div>;
}
