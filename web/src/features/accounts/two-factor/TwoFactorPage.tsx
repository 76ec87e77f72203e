import { PageHeading } from '../../../ui/PageHeading.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** The own two-factor of a client or a provider; administrators have it in a tab of the panel too. */
export function TwoFactorPage() {
  return (
    <div className="wrap max-w-4xl! py-6 sm:py-10">
      <PageHeading title="Seguridad" lead="Cómo entrás a tu cuenta." />
      <div className="mt-6">
        <TwoFactor />
      </div>
    </div>
  );
}
