import { HowItWorks } from './HowItWorks.tsx';
import { ProviderCall } from './ProviderCall.tsx';
import { WhyTero } from './WhyTero.tsx';

/** What of the home page does not change. */
export function HomeRest() {
  return (
    <>
      <HowItWorks />
      <WhyTero />
      <ProviderCall />
    </>
  );
}
