import { memo, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { Hero } from './Hero.tsx';
import { Offers } from './Offers.tsx';

// below what any screen shows first
const AboutTero = lazyPart(async () => (await import('./AboutTero.tsx')).AboutTero);

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="flex flex-col gap-10 pt-8 sm:gap-20 sm:pt-14">
        <CategoryTiles />
        <FeaturedServices />
        <Offers />
        <Below />
      </div>
    </>
  );
}

/** Never drawn again: React would take what the server drew off the page, if it was before its code is there. */
const Below = memo(function Below() {
  return (
    <Suspense fallback={<div className="min-h-400 lg:min-h-300" />}>
      <AboutTero />
    </Suspense>
  );
});
