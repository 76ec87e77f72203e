import type { SessionAccount } from '@tero/shared/contract/accounts';
import { BellRing, KeyRound, UserRound } from 'lucide-react';
import { useAccount } from '../../lib/session/session.ts';
import { DataExport } from '../../parts/account/DataExport.tsx';
import { DeleteAccount } from '../../parts/account/DeleteAccount.tsx';
import { OpenSessions } from '../../parts/account/OpenSessions.tsx';
import { SettingLink } from '../../parts/account/SettingLink.tsx';
import { PendingVerification, VerificationBadge } from '../../parts/account/VerificationStatus.tsx';
import { DeviceStorageCard } from '../../parts/device/DeviceStorageCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function UserSettingsPage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <div className="wrap max-w-4xl! py-6 sm:py-10">
      <PageHeading title="Configuración de Cuenta" />
      <div className="mt-6 flex flex-col gap-5">
        <Identity account={account} />
        <PendingVerification account={account} />
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
          <SettingLink
            to="/user-profile"
            Icon={UserRound}
            title="Mi Perfil"
            text="Tu nombre, tu teléfono y tu dirección."
          />
          <SettingLink
            to="/change-password"
            Icon={KeyRound}
            title="Cambiar contraseña"
            text="Elegí una nueva; se cierran todas las sesiones."
          />
          <SettingLink
            to="/notification-settings"
            Icon={BellRing}
            title="Notificaciones"
            text="Por dónde te avisamos, y de qué."
          />
        </ul>
        <OpenSessions />
        <DeviceStorageCard />
        <DataExport />
        <DeleteAccount />
      </div>
    </div>
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
