import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useTwoFactor } from '../queries.ts';
import { DisableDialog, RenewDialog } from './ActiveDialogs.tsx';
import { PasswordDialog, QrDialog, type Secret } from './EnrolDialogs.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function SecurityPage() {
  return (
    <AdminPage title="Seguridad" lead="Cómo entrás vos al panel." beforeTwoFactor>
      <TwoFactor />
    </AdminPage>
  );
}

type Open = 'password' | 'renew' | 'disable' | { qr: Secret } | { codes: readonly string[] } | null;

/**
 * The administrator's own two-factor. The tables of accounts remove the two-factor of another one who has lost access.
 */
function TwoFactor() {
  const { data, error, refetch } = useTwoFactor();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const showCodes = (codes: readonly string[]) => setOpen({ codes });

  if (!data) {
    if (error) return <AdminFailure error={error} title="Error al cargar los datos" onRetry={() => void refetch()} />;
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
        ) : (
          <Button aria-haspopup="dialog" onClick={() => setOpen('password')}>
            Activar
          </Button>
        )}
      </Card>
      {open === 'password' && <PasswordDialog onSecret={(qr) => setOpen({ qr })} onClose={close} />}
      {open && typeof open === 'object' && <QrDialog made={open.qr} onCodes={showCodes} onClose={close} />}
      {open === 'renew' && <RenewDialog onCodes={showCodes} onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </>
  );
}
