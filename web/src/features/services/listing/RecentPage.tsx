import type { ServiceCard } from '@tero/shared/contract/services';
import { Clock } from 'lucide-react';
import { OfflineError } from '../../../lib/http/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { FavoriteButton } from '../../../parts/favorite/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../../../parts/service/ServiceGrid.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../../ui/StateCard.tsx';
import { useRecent, useSeenServices } from '../queries.ts';
import { SeenNote } from './OfflineResults.tsx';
import { newestSeen } from './offline-listing.ts';

export function RecentPage() {
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title="Últimos Servicios Publicados" lead="Lo más nuevo de los proveedores de todo el país." />
      <Recent />
    </div>
  );
}

function Recent() {
  const { data, error, refetch } = useRecent();
  const seen = useSeenServices({ enabled: !data && isUnavailable(error) });
  const retry = () => void refetch();
  if (data && data.length > 0) return <Cards services={data} />;
  if (!data && error && seen.data && seen.data.services.length > 0) {
    return (
      <div className="flex flex-col gap-5">
        <SeenNote onRetry={retry}>Estos son los más nuevos de los servicios guardados en este dispositivo.</SeenNote>
        <Cards services={newestSeen(seen.data)} />
      </div>
    );
  }
  if (data) {
    return (
      <EmptyState
        icon={<Clock size={30} aria-hidden="true" />}
        title="Todavía no hay servicios publicados"
        text="Apenas alguien publique el primero, lo vas a ver acá."
        actions={<LinkButton to="/">Volver al inicio</LinkButton>}
      />
    );
  }
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (error) {
    return (
      <ErrorState
        title="No pudimos cargar los servicios recientes"
        message={messageOf(error, 'Error al cargar los servicios')}
        onRetry={retry}
      />
    );
  }
  return <ServiceGridSkeleton count={12} columns={4} />;
}

function Cards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ServiceGrid
      services={services}
      columns={4}
      priority={4}
      headingLevel={2}
      action={(service) => <FavoriteButton service={service} />}
    />
  );
}
