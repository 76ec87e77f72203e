import type { SessionAccount } from '@tero/shared/contract/accounts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import { Badge } from '../../../ui/Badge.tsx';
import { ResendButton } from '../email-verification/ResendButton.tsx';

const looks = {
  approved: { tone: 'success', Icon: BadgeCheck, label: 'Verificado' },
  reviewed: { tone: 'neutral', Icon: FileCheck, label: 'Datos revisados' },
  pending: { tone: 'warning', Icon: Clock, label: 'Pendiente' },
  rejected: { tone: 'danger', Icon: CircleX, label: 'Rechazado' },
} as const;

/** Shows the status of a verification, either of a client's email or of a provider's documents. */
export function VerificationBadge({ status }: { status: keyof typeof looks }) {
  const { tone, Icon, label } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {label}
    </Badge>
  );
}

/** Shows that the email still has to be verified. Shows nothing once it is verified. */
export function PendingVerification({ account }: { account: SessionAccount }) {
  if (account.email_verified) return null;
  return (
    <section aria-label="Verificación del email" className="rounded-card bg-warn-ground p-4 text-warn-ink sm:p-5">
      <p className="font-semibold">Tu email todavía no está confirmado</p>
      <p className="mt-1 mb-3">
        Abrí el enlace que te mandamos a <span className="wrap-anywhere">{account.email}</span>. ¿No lo encontrás?
      </p>
      <ResendButton email={account.email} failure="Error al reenviar el email de verificación." size="sm" />
    </section>
  );
}
