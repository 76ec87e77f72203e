import type { SessionAccount } from '@tero/shared/contract/accounts';
import type { OwnVerification } from '@tero/shared/contract/providers-own';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CreditCard from 'lucide-react/icons/credit-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useAccount } from '../../../lib/session/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { changeEmail, changePassword, twoFactor } from '../../accounts/settings/SettingLinks.tsx';
import { SettingsFrame } from '../../accounts/settings/SettingsFrame.tsx';
import { PendingVerification, VerificationBadge } from '../../accounts/settings/VerificationStatus.tsx';
import { ProfileProgress } from '../../subscriptions/entitlement/ProfileProgress.tsx';
import { useCompleteness } from '../../subscriptions/entitlement/queries.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { PapersCard } from './PapersCard.tsx';
import { Rejection, VerificationStanding } from './VerificationStanding.tsx';
import { useOwnVerification } from './verification-queries.ts';

const links = [
  { to: '/edit-profile', Icon: UserRoundPen, title: 'Editar perfil', text: 'Tus datos, tu trabajo y tu foto.' },
  {
    to: '/provider/pause',
    Icon: CalendarClock,
    title: 'Pausa',
    text: '¿Te vas de licencia? Ocultá tus servicios hasta el día que elijas.',
  },
  {
    to: '/provider/blocked',
    Icon: Ban,
    title: 'Personas que bloqueaste',
    text: 'No ven tu teléfono. Acá las podés desbloquear.',
  },
  { to: '/subscription', Icon: CreditCard, title: 'Suscripción', text: 'Tu plan, tus pagos y cómo cancelar.' },
  {
    to: '/subscription#manejar',
    Icon: ReceiptText,
    title: 'Tarjeta, pausa, cancelación y recibos',
    text: 'Cómo cambiar la tarjeta, pausar o cancelar, y dónde están los recibos.',
  },
  {
    to: '/notification-settings',
    Icon: Bell,
    title: 'Notificaciones',
    text: 'Qué notificaciones recibís y por dónde.',
  },
  changeEmail,
  changePassword,
  twoFactor,
];

export function ProviderSettingsPage() {
  const account = useAccount();
  const { data: missing, isPending } = useCompleteness();
  const { data: verification } = useOwnVerification();
  if (!account) return null;
  return (
    <SettingsFrame title="Configuración" links={links} below={<PapersCard />}>
      <Identity account={account} verification={verification} />
      {verification && <Rejection verification={verification} />}
      {verification && <IdentityCard identity={verification.identity} />}
      <PendingVerification account={account} />
      {isPending && <Skeleton className="h-35 rounded-card sm:h-30" />}
      {missing && (
        <ProfileProgress missing={missing}>
          {missing.length > 0 && (
            <LinkButton to="/edit-profile" className="max-sm:w-full">
              Completar perfil
            </LinkButton>
          )}
        </ProfileProgress>
      )}
    </SettingsFrame>
  );
}

function Identity({ account, verification }: { account: SessionAccount; verification: OwnVerification | undefined }) {
  const status = verification?.status ?? account.verification_status ?? 'pending';
  const isSeen = verification?.identity.state === 'seen';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={account.company_name ?? account.name} src={account.profile_image} size={56} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere font-semibold">{account.company_name ?? account.name}</p>
          <p className="wrap-anywhere text-muted">{account.email}</p>
        </div>
        <VerificationBadge status={status === 'approved' && !isSeen ? 'reviewed' : status} />
      </div>
      <VerificationStanding
        status={status}
        why={verification?.why ?? null}
        usualDays={verification?.usual_days ?? null}
      />
    </Card>
  );
}
