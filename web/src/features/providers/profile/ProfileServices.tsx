import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../../services/card/ServiceGrid.tsx';
import { useServicesOfProvider } from '../../services/provider-queries.ts';
import { NothingPublished } from './NothingPublished.tsx';

/** Shows a provider's active services (rule PROV-2). */
export function ProfileServices({ providerId }: { providerId: number }) {
  const { data, error, refetch } = useServicesOfProvider(providerId);
  if (!data) return <NoServices error={error} onRetry={() => void refetch()} />;
  const services = data.filter((service) => service.is_active);
  if (services.length === 0) {
    return <NothingPublished />;
  }
  return (
    <ServiceGrid
      services={services}
      headingLevel={2}
      priority
      action={(service) => <FavoriteButton service={service} />}
    />
  );
}

/** Shows a placeholder while services load, or an error if they cannot be fetched. */
export function NoServices({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof OfflineError) return <OfflineState onRetry={onRetry} />;
  if (error) return <ErrorState title="Error al cargar los servicios" onRetry={onRetry} />;
  return <ServiceGridSkeleton count={4} />;
}
