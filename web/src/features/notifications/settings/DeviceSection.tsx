import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { usePushDevices } from '../push/queries.ts';
import { DeviceList } from './DeviceList.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';

/** Shows the state of pushes in this browser, then lists all browsers that receive them. */
export function DeviceSection({ isChannelOn }: { isChannelOn: boolean }) {
  const { data, error, refetch } = usePushDevices();
  const retry = () => void refetch();
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">Dispositivos</h2>
        <p className="mt-1 text-muted">Las notificaciones push llegan a los dispositivos donde las activaste.</p>
        {!isChannelOn && (
          <p className="mt-1 font-medium">Ahora están desactivadas y no llegan a ninguno hasta que las actives.</p>
        )}
      </div>
      <ThisBrowser />
      {data && <DeviceList devices={data} />}
      {!data && !error && (
        <Loading label="Cargando dispositivos…">
          <Skeleton className="h-14" />
        </Loading>
      )}
      {!data && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!data && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tus dispositivos" onRetry={retry} />
      )}
    </Card>
  );
}
