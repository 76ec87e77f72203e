import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { PendingVerification } from '../settings/VerificationStatus.tsx';
import { DisableDialog, RenewDialog } from './ActiveDialogs.tsx';
import { PasswordDialog, QrDialog, type Secret } from './EnrolDialogs.tsx';
import { useTwoFactor } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open = 'password' | 'renew' | 'disable' | { qr: Secret } | { codes: readonly string[] } | null;

/**
 * Shows the account's own two-factor authentication (rule SES-18). Administrators can remove it, in the account tables
 * of the panel, for people who have lost both phone and codes.
 */
export function TwoFactor() {
  const { data, error, refetch } = useTwoFactor();
  const isClient = useSession(({ role }) => role === 'user');
  const unproven = useSession(({ role, account }) => (role === 'admin' || account?.email_verified ? null : account));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const showCodes = (codes: readonly string[]) => setOpen({ codes });

  if (!data) {
    if (error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
    if (error) {
      return <ErrorState title="Error al cargar los datos" message={messageOf(error)} onRetry={() => void refetch()} />;
    }
    return (
      <Loading>
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  }
  if (open && typeof open === 'object' && 'codes' in open) return <RecoveryCodes codes={open.codes} onDone={close} />;
  const left = data.recovery_codes_left;
  return (
    <>
      <Card className="flex max-w-2xl flex-col items-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">Verificación en dos pasos</h2>
          <Badge tone={data.enabled ? 'success' : 'neutral'}>{data.enabled ? 'Activada' : 'Desactivada'}</Badge>
        </div>
        <p>
          Además de la contraseña, Tero te pide un código de tu celular. Así, quien descubra tu contraseña no puede
          entrar.
        </p>
        {isClient && data.has_password && (
          <p className="text-muted">Mientras esté activa, entrás con tu contraseña y no con Google ni Facebook.</p>
        )}
        {data.enabled ? (
          <>
            <p className="text-muted">
              {data.enabled_at && <span>{`Activa desde el ${dateAndTime(data.enabled_at)}. `}</span>}
              <span>{`${left === 1 ? 'Te queda 1 código' : `Te quedan ${left} códigos`} de recuperación.`}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('renew')}>
                Generar códigos nuevos
              </Button>
              <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen('disable')}>
                Desactivar
              </Button>
            </div>
          </>
        ) : unproven ? (
          <PendingVerification account={unproven} />
        ) : data.has_password ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen('password')}>
            Activar
          </Button>
        ) : (
          <>
            <p>Tu cuenta todavía no tiene contraseña. Elegí una y después activá la verificación.</p>
            <LinkButton to={entryPath('forgot')}>Elegir una contraseña</LinkButton>
          </>
        )}
      </Card>
      {open === 'password' && <PasswordDialog onSecret={(qr) => setOpen({ qr })} onClose={close} />}
      {open && typeof open === 'object' && <QrDialog made={open.qr} onCodes={showCodes} onClose={close} />}
      {open === 'renew' && <RenewDialog onCodes={showCodes} onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </>
  );
}
