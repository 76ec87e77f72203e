import { HowItWorks } from './HowItWorks.tsx';
import { ProviderCall } from './ProviderCall.tsx';
import { WhyTero } from './WhyTero.tsx';

/** What the home says of Tero, below the services. */
export function AboutTero() {
  return (
    <>
      <HowItWorks />
      <WhyTero />
      <ProviderCall />
    </>
  );
}
