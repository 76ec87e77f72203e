import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstall } from '../../lib/device/install.ts';
import { useUpdateWaiting } from '../../lib/device/update-waiting.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { installFits } from './install-fits.ts';

const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard);

/** Offers to install once Tero has been useful, on a screen where that fits; a waiting update goes first. */
export function InstallOffer() {
  const { way, offered } = useInstall();
  const updating = useUpdateWaiting((state) => state.waiting);
  const { pathname } = useLocation();
  if (!way || !offered || updating || !installFits(pathname)) return null;
  return (
    <Suspense>
      <InstallCard way={way} />
    </Suspense>
  );
}
