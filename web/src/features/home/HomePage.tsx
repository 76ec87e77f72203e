import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Offers } from './Offers.tsx';
import { ProviderCall } from './ProviderCall.tsx';
import { WhyTero } from './WhyTero.tsx';

const ComingCard = lazyPart(async () => (await import('../quotes/cita/ComingCard.tsx')).ComingCard);
const ProviderHome = lazyPart(async () => (await import('./provider/ProviderHome.tsx')).ProviderHome, Hero);

export function HomePage() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  const isClient = useSession(({ userType }) => userType === 'user');
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
      {isClient && (
        <Suspense fallback={null}>
          <div className="wrap pt-6 empty:hidden sm:pt-8">
            <ComingCard />
          </div>
        </Suspense>
      )}
      <div className="flex flex-col gap-8 pt-6 sm:gap-20 sm:pt-14">
        <CategoryTiles />
        <FeaturedServices />
        <Offers />
        <HowItWorks />
        <WhyTero />
        <ProviderCall />
      </div>
    </>
  );
}
