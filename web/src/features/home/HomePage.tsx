import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Offers } from './Offers.tsx';
import { ProviderCall } from './ProviderCall.tsx';
import { WhyTero } from './WhyTero.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
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
