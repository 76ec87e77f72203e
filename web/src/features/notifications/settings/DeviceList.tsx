import type { PushDevice } from '@tero/shared/contract/notifications-push';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { shortDate } from '@tero/shared/rules/time/time';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { usePushRecord } from '../../../lib/device/push-record.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { keepFocus } from '../../../lib/navigation/keep-focus.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useRemoveDevice, useTestDevice } from '../push/queries.ts';

export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0)
    return <p className="text-muted">Todavía no hay ningún dispositivo con notificaciones activadas.</p>;
  return (
    <ul aria-label="Dispositivos con notificaciones">
      {devices.map((device) => (
        // moves the focus, because the row disappears together with the pressed button
        <DeviceRow key={device.id} device={device} onRemoved={keepFocus} />
      ))}
    </ul>
  );
}

function DeviceRow({ device, onRemoved }: { device: PushDevice; onRemoved: () => void }) {
  const isThis = usePushRecord(({ record }) => record?.deviceId === device.id);
  const test = useTestDevice();
  const remove = useRemoveDevice();
  const Icon = /Android|iPhone|iPad/.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-col gap-3 border-line py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon size={24} aria-hidden="true" className="shrink-0 text-muted" />
        <div className="min-w-0 grow basis-40">
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
            {device.device}
            {isThis && <Badge tone="primary">Este navegador</Badge>}
          </p>
          <p className="text-muted text-sm">{history(device)}</p>
        </div>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            busy={test.isPending}
            aria-label={`Probar ${device.device}`}
            onClick={() => test.mutate(device.id)}
          >
            {test.isPending ? 'Enviando...' : 'Probar'}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={remove.isPending}
            aria-label={`Quitar ${device.device}`}
            onClick={() => remove.mutate(device, { onSuccess: onRemoved })}
          >
            {remove.isPending ? 'Quitando...' : 'Quitar'}
          </Button>
        </div>
      </div>
      <div role="status">
        {test.isSuccess && (
          <FormNotice tone="success" quiet>
            Enviamos una notificación de prueba. Si no llega en un minuto, revisá los permisos de ese dispositivo.
          </FormNotice>
        )}
      </div>
      {test.isError && (
        <FormNotice tone="danger">{messageOf(test.error, 'No pudimos enviar la prueba. Probá de nuevo.')}</FormNotice>
      )}
      {remove.isError && (
        <FormNotice tone="danger">
          {messageOf(remove.error, 'No pudimos quitar el dispositivo. Probá de nuevo.')}
        </FormNotice>
      )}
    </li>
  );
}

function history({ created_at, last_success_at }: PushDevice): string {
  const added = `Activado el ${shortDate(created_at)}`;
  if (!last_success_at) return added;
  return `${added} · Última notificación: ${relativeTime(last_success_at, new Date()).toLowerCase()}`;
}
