import { defaultSettings } from '@tero/shared/rules/notifications';
import { Link } from 'react-router-dom';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { savedSearchesPath } from '../../saved-searches/queries.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings, useWaitingSettings } from './settings-queries.ts';

export function NotificationSettingsPage() {
  const { data, error, isPending, isFetching, refetch } = useSettings();
  const waiting = useWaitingSettings();
  const settings = waiting?.settings ?? data?.settings;
  const owner = useSession(({ userType }) => userType ?? 'user');
  return (
    <div className="wrap flex max-w-4xl! flex-col gap-6 py-6 sm:py-10">
      <PageHeading title="Configuración de Notificaciones" lead="Elegí por dónde te avisamos y de qué." />
      {isPending && <Waiting />}
      {!isPending && (
        <>
          {!settings && error && <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
          {/* without a response the form shows the defaults (rule NOTI-8); it is reset when a response arrives */}
          {waiting && (
            <WaitingNote
              item={waiting.item}
              words="Guardamos tus cambios cuando vuelva la conexión"
              refused="No se guardó"
            />
          )}
          <SettingsForm key={settings ? 'own' : 'defaults'} answer={data} settings={settings ?? starting[owner]} />
        </>
      )}
      <DeviceSection isChannelOn={data?.settings.push.enabled ?? true} />
      <p className="text-muted">
        Las búsquedas de las que te avisamos están en{' '}
        <Link to={savedSearchesPath} className="font-semibold text-link underline underline-offset-2">
          Búsquedas guardadas
        </Link>
        .
      </p>
    </div>
  );
}

const starting = { user: defaultSettings('user'), provider: defaultSettings('provider') };

function LoadFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const isOffline = error instanceof OfflineError;
  return (
    <FormNotice tone="warning">
      <p>
        {isOffline ? 'Sin conexión no pudimos cargar tu configuración.' : 'No pudimos cargar tu configuración.'} Te
        mostramos la configuración inicial. Si la guardás, reemplaza la tuya.
      </p>
      <Button size="sm" variant="outline" busy={busy} onClick={onRetry} className="mt-2">
        Reintentar
      </Button>
    </FormNotice>
  );
}

function Waiting() {
  return (
    <Loading label="Cargando configuración…" className="flex flex-col gap-5">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
