import { Suspense } from 'react';
import { laterPart, lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { partsWait, withTouch } from '../../lib/session/wanted.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { Hero } from './Hero.tsx';
import { Offers } from './Offers.tsx';

const ProviderHome = lazyPart(async () => (await import('./provider/ProviderHome.tsx')).ProviderHome, Hero);

const HomeRest = laterPart(withTouch(async () => (await import('./HomeRest.tsx')).HomeRest));

/** Fetches what comes after the first drawing in a page from the server, where there is none. */
export function loadHomeParts(): Promise<unknown> {
  // who saves data gets it with the first touch
  return partsWait() ? Promise.resolve() : HomeRest.ahead();
}

export function HomePage() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return (
    <>
      {isProvider ? (
        // as high as it will be, so that nothing below it moves
        <Suspense fallback={<div className="min-h-196 bg-deep lg:min-h-127" />}>
          <ProviderHome />
        </Suspense>
      ) : (
        <Hero />
      )}
      <div className="flex flex-col gap-8 pt-6 sm:gap-20 sm:pt-14">
        <CategoryTiles />
        <FeaturedServices />
        <Offers />
        <HomeRest />
      </div>
    </>
  );
}
