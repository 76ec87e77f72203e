import type { adminTodo } from '@tero/shared/contract/admin/todo';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { todoText } from '@tero/shared/rules/panel/todo';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useLateMails } from './queries.ts';

/**
 * Says how many mails have not been sent, why, and what to do (rule ADM-142). Also says how many SMS were sent today
 * (rules TRUST-32 and TRUST-60).
 */
export function LateMails() {
  const { data, error, refetch } = useLateMails();
  if (error) return <AdminFailure error={error} title="Error al cargar los emails" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Cargando los emails…">
        <Skeleton className="h-24 rounded-card" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Mails {...data} />
      <LateService kind="pushes" service="El servicio de notificaciones push" {...data.pushes} />
      <LateService kind="sms" service="El servicio de SMS" {...data.sms} />
      {data.texts && <TextsOfDay {...data.texts} />}
      {data.texts === null && (
        <Card>
          Tero no tiene servicio de SMS: nadie confirma su celular con un código antes de publicar, pedir o reseñar, y
          no mandamos notificaciones por SMS. Falta la variable SMS_URL.
        </Card>
      )}
    </div>
  );
}

type Late = ResponseOf<typeof adminTodo.mails>;

function TextsOfDay({ count, most }: NonNullable<Late['texts']>) {
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">
        Hoy salieron {count.toLocaleString('es-UY')} SMS de {most.toLocaleString('es-UY')}
      </p>
      <p>
        Cada SMS tiene un costo. Al llegar al tope no mandamos más hasta mañana. Las notificaciones y los códigos de
        cuentas sin verificar los dejamos de mandar antes. El tope lo cambia quien opera el servidor, con la variable
        TEXTS_A_DAY.
      </p>
    </Card>
  );
}

interface LateServiceProps {
  kind: 'pushes' | 'sms';
  service: string;
  count: number;
  oldest: string | null;
  reason: string | null;
}

/** Says how many pushes or SMS are not sent yet, with the service's last response; shows nothing if there are none. */
function LateService({ kind, service, count, oldest, reason }: LateServiceProps) {
  if (count === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">{lateText(kind, count, oldest)}</p>
      {reason && (
        <p>
          {service} dijo: <code className="wrap-anywhere">{reason}</code>
        </p>
      )}
      <p>Avisale a quien opera el servidor. Cuando se arregle, Tero envía lo que espera.</p>
    </Card>
  );
}

function lateText(kind: 'mails' | 'pushes' | 'sms', count: number, oldest: string | null): string {
  const since = oldest ? `; lo más antiguo, ${relativeTime(oldest, new Date()).toLowerCase()}` : '';
  return todoText({ kind, count }) + since;
}

function Mails({ count, oldest, reason, isUnset }: Late) {
  if (count === 0 && !isUnset) return <Card>No hay emails sin enviar.</Card>;
  return (
    <Card className="flex flex-col gap-3">
      {count > 0 && <p className="font-semibold">{lateText('mails', count, oldest)}</p>}
      {isUnset && <p>Tero no tiene servidor de emails: falta la variable SMTP_URL.</p>}
      {reason && (
        <p>
          El servidor de emails dijo: <code className="wrap-anywhere">{reason}</code>
        </p>
      )}
      <p>
        Avisale a quien opera el servidor. Cuando se arregle, Tero envía los que esperan. Mientras tanto, a quien pide
        un enlace le decimos que va a demorar.
      </p>
    </Card>
  );
}
