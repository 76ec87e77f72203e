import type { SessionAccount } from '@tero/shared/contract/accounts';
import { BadgeCheck, Clock } from 'lucide-react';
import { ResendButton } from '../../parts/verification/ResendVerification.tsx';
import { Badge } from '../../ui/Badge.tsx';

export function VerificationBadge({ verified }: { verified: boolean }) {
  return verified ? (
    <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
      Verificado
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Clock size={14} aria-hidden="true" />}>
      Pendiente
    </Badge>
  );
}

/** What is still to be done about the email; nothing once it is verified. */
export function PendingVerification({ account }: { account: SessionAccount }) {
  if (account.email_verified) return null;
  return (
    <section aria-label="Verificación del email" className="rounded-card bg-warn-ground p-4 text-warn-ink sm:p-5">
      <p className="font-semibold">Tu email todavía no está verificado</p>
      <p className="mt-1 mb-3">
        Abrí el enlace que te mandamos a <span className="wrap-anywhere">{account.email}</span>. ¿No lo encontrás?
      </p>
      <ResendButton email={account.email} failure="Error al reenviar el email de verificación." size="sm" />
    </section>
  );
}
