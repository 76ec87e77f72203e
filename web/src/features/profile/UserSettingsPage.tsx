import type { SessionAccount } from '@tero/shared/contract/accounts';
import UserRound from 'lucide-react/icons/user-round';
import { useAccount } from '../../lib/session/session.ts';
import { Card } from '../../ui/Card.tsx';
import { changeEmail, changePassword, clientNotifications, twoFactor } from '../accounts/settings/SettingLinks.tsx';
import { SettingsFrame } from '../accounts/settings/SettingsFrame.tsx';
import { PendingVerification, VerificationBadge } from '../accounts/settings/VerificationStatus.tsx';

const profile = {
  to: '/user-profile',
  Icon: UserRound,
  title: 'Mi Perfil',
  text: 'Tu nombre, tu teléfono y tu dirección.',
};

export function UserSettingsPage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <SettingsFrame
      title="Configuración de Cuenta"
      links={[profile, changeEmail, changePassword, twoFactor, clientNotifications]}
    >
      <Identity account={account} />
      <PendingVerification account={account} />
    </SettingsFrame>
  );
}

function Identity({ account }: { account: SessionAccount }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{account.name}</p>
        <p className="wrap-anywhere text-muted">{account.email}</p>
      </div>
      <VerificationBadge status={account.email_verified ? 'approved' : 'pending'} />
    </Card>
  );
}
