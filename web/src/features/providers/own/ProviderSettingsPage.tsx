import type { SessionAccount } from '@tero/shared/contract/accounts';
import { BadgeCheck, Bell, CreditCard, UserRoundPen } from 'lucide-react';
import { useAccount } from '../../../lib/session/session.ts';
import { changePassword } from '../../../parts/account/SettingLinks.tsx';
import { SettingsFrame } from '../../../parts/account/SettingsFrame.tsx';
import { PendingVerification, VerificationBadge } from '../../../parts/account/VerificationStatus.tsx';
import { ProfileProgress } from '../../../parts/entitlement/ProfileProgress.tsx';
import { useCompleteness } from '../../../parts/entitlement/queries.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

const links = [
  { to: '/edit-profile', Icon: UserRoundPen, title: 'Editar perfil', text: 'Tus datos, tu trabajo y tu foto.' },
  { to: '/subscription', Icon: CreditCard, title: 'Suscripción', text: 'Tu plan, tus pagos y cómo cancelarlo.' },
  {
    to: '/notification-settings',
    Icon: Bell,
    title: 'Notificaciones',
    text: 'Qué avisos recibís, y por dónde.',
  },
  changePassword,
];

export function ProviderSettingsPage() {
  const account = useAccount();
  const missing = useCompleteness().data;
  if (!account) return null;
  return (
    <SettingsFrame title="Configuración" links={links}>
      <Identity account={account} />
      <PendingVerification account={account} />
      {missing && (
        <ProfileProgress missing={missing}>
          {missing.length > 0 && (
            <LinkButton to="/edit-profile" variant="accent" className="max-sm:w-full">
              Completar perfil
            </LinkButton>
          )}
        </ProfileProgress>
      )}
    </SettingsFrame>
  );
}

const verification = {
  approved: 'Revisamos tus datos y tu número de cédula: tu perfil muestra cuándo.',
  pending: 'Estamos revisando tu identidad. Mientras tanto podés usar Tero igual.',
  rejected: 'No pudimos verificar tu identidad. Revisá tu cédula en tu perfil: al cambiarla la revisamos de nuevo.',
};

function Identity({ account }: { account: SessionAccount }) {
  const status = account.verification_status ?? 'pending';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={account.company_name ?? account.name} src={account.profile_image} size={56} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere font-semibold">{account.company_name ?? account.name}</p>
          <p className="wrap-anywhere text-muted">{account.email}</p>
        </div>
        <VerificationBadge status={status} />
      </div>
      <p className="flex items-start gap-2 text-muted text-sm">
        <BadgeCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        {verification[status]}
      </p>
    </Card>
  );
}
