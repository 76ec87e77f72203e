import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstall } from '../../lib/device/install.ts';
import { useUpdateWaiting } from '../../lib/device/update-waiting.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { installFits } from './install-fits.ts';

const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard);

/** Offers to install the app once Tero has been useful, on a suitable screen. A waiting update takes precedence. */
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
