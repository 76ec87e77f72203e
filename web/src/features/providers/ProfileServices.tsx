import { BriefcaseBusiness } from 'lucide-react';
import { OfflineError } from '../../lib/api-error.ts';
import { FavoriteButton } from '../../parts/favorite/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../../parts/service/ServiceGrid.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../ui/StateCard.tsx';
import { useServicesOfProvider } from './queries.ts';

/** S2 §2: others see only active services, their owner sees all. */
export function ProfileServices({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const { data, error, refetch } = useServicesOfProvider(providerId);
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
  if (!data && error) return <ErrorState title="Error al cargar los servicios" onRetry={() => void refetch()} />;
  if (!data) return <ServiceGridSkeleton count={4} />;
  const services = data.filter((service) => isOwn || service.is_active);
  if (services.length === 0) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
        title={isOwn ? 'Todavía no publicaste servicios' : 'No tiene servicios publicados'}
        text={isOwn ? undefined : 'Cuando publique uno, lo vas a ver acá.'}
        actions={!isOwn && <LinkButton to="/servicios">Ver otros servicios</LinkButton>}
      />
    );
  }
  return (
    <ServiceGrid
      services={services}
      headingLevel={2}
      priority={4}
      action={(service) =>
        isOwn ? (
          <Badge tone={service.is_active ? 'success' : 'danger'} className="mt-1 mr-1 shadow-card">
            {service.is_active ? 'Activo' : 'No activo'}
          </Badge>
        ) : (
          <FavoriteButton service={service} />
        )
      }
    />
  );
}
