import { lazy, Suspense } from 'react';
import { useInstall } from '../../lib/device/install.ts';
import { useUpdateWaiting } from './update-waiting.ts';

const InstallCard = lazy(async () => ({ default: (await import('./InstallCard.tsx')).InstallCard }));

/** Offers to install once Tero has been useful; a waiting update goes first. */
export function InstallOffer() {
  const { way, offered } = useInstall();
  const updating = useUpdateWaiting((state) => state.waiting);
  if (!way || !offered || updating) return null;
  return (
    <Suspense>
      <InstallCard way={way} />
    </Suspense>
  );
}
