import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import type { ReactElement } from 'react';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';

/** Shown when there is nothing to count yet. */
export function NoMetrics({ text, actions }: { text: string; actions: ReactElement }) {
  return (
    <EmptyState
      icon={<ChartNoAxesCombined size={30} aria-hidden="true" />}
      title="No hay datos disponibles"
      text={text}
      actions={actions}
    />
  );
}

export function MetricsFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof OfflineError) {
    return <OfflineState message="No pudimos cargar tus métricas. Las cargamos apenas se pueda." onRetry={onRetry} />;
  }
  return (
    <ErrorState
      title="Error al cargar las métricas"
      message="Tus datos siguen guardados. Probá de nuevo en un rato."
      onRetry={onRetry}
    />
  );
}

const figures = ['a', 'b', 'c', 'd'];

export function MetricsSkeleton() {
  return (
    <Loading label="Cargando métricas…" className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {figures.map((key) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
}
