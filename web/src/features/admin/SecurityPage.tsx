import { TwoFactor } from '../accounts/two-factor/TwoFactor.tsx';
import { AdminPage } from './AdminPage.tsx';

export function SecurityPage() {
  return (
    <AdminPage title="Seguridad" lead="Cómo entrás al panel." beforeTwoFactor>
      <TwoFactor />
    </AdminPage>
  );
}
