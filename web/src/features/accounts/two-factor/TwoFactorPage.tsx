import { PageHeading } from '../../../ui/PageHeading.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/**
 * Shows a client's or a provider's own two-factor authentication. Administrators also have it in a tab of the panel.
 */
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
