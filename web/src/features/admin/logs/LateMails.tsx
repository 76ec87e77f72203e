import { todoText } from '@tero/shared/rules/panel/todo';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useLateMails } from './queries.ts';

/** How many mails do not leave, why, and what to do (rule ADM-142). */
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
  const { count, oldest, reason, isUnset } = data;
  if (count === 0 && !isUnset) return <Card>Todos los emails salieron.</Card>;
  return (
    <Card className="flex flex-col gap-3">
      {count > 0 && (
        <p className="font-semibold">
          {todoText({ kind: 'mails', count }) +
            (oldest ? `; el más antiguo, ${relativeTime(oldest, new Date()).toLowerCase()}` : '')}
        </p>
      )}
      {isUnset && <p>Tero no tiene servidor de emails: falta la variable SMTP_URL.</p>}
      {reason && (
        <p>
          El servidor de emails dijo: <code className="wrap-anywhere">{reason}</code>
        </p>
      )}
      <p>
        Avisale a quien opera el servidor. Los que esperan salen solos cuando se arregle; mientras, a quien pide un
        enlace le decimos que va a demorar.
      </p>
    </Card>
  );
}
