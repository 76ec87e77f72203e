import type { ProviderService } from '@tero/shared/contract/services';
import { BriefcaseBusiness } from 'lucide-react';
import { useRef } from 'react';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { FavoriteButton } from '../../parts/favorite/FavoriteButton.tsx';
import { useWaiting } from '../../parts/outbox/waiting.ts';
import { useShownActive } from '../../parts/service/ActiveSwitch.tsx';
import { useServicesOfProvider } from '../../parts/service/provider-queries.ts';
import { ServiceGrid, ServiceGridSkeleton } from '../../parts/service/ServiceGrid.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../ui/StateCard.tsx';
import { OwnService } from './OwnService.tsx';
import { WaitingServices } from './WaitingServices.tsx';

/** Lists a provider's services: others see only active ones, their owner sees and manages all (rule PROV-2). */
export function ProfileServices({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <WaitingServices isOwn={isOwn} />
      <Content providerId={providerId} isOwn={isOwn} onRemoved={() => box.current?.focus()} />
    </div>
  );
}

function Content({ providerId, isOwn, onRemoved }: { providerId: number; isOwn: boolean; onRemoved: () => void }) {
  const { data, error, refetch } = useServicesOfProvider(providerId);
  const waits = useWaiting('service', isOwn).length > 0;
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
  if (!data && error) return <ErrorState title="Error al cargar los servicios" onRetry={() => void refetch()} />;
  if (!data) return <ServiceGridSkeleton count={4} />;
  const services = data.filter((service) => isOwn || service.is_active);
  if (services.length === 0) {
    if (waits) return null;
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
        title={isOwn ? 'Todavía no publicaste servicios' : 'No tiene servicios publicados'}
        text={isOwn ? 'Los que publiques aparecen acá y en las búsquedas.' : 'Cuando publique uno, lo vas a ver acá.'}
        actions={
          isOwn ? (
            <LinkButton to="/create_service">Publicar un servicio</LinkButton>
          ) : (
            <LinkButton to="/servicios">Ver otros servicios</LinkButton>
          )
        }
      />
    );
  }
  if (!isOwn) {
    return (
      <ServiceGrid
        services={services}
        headingLevel={2}
        priority
        action={(service) => <FavoriteButton service={service} />}
      />
    );
  }
  return (
    <ServiceGrid
      services={services}
      headingLevel={2}
      priority
      action={(service) => <StateBadge service={service} />}
      footer={(service) => <OwnService service={service} onRemoved={onRemoved} />}
    />
  );
}

function StateBadge({ service }: { service: ProviderService }) {
  const [tone, label]: [BadgeTone, string] = !useShownActive(service)
    ? ['danger', 'No activo']
    : service.pause
      ? ['warning', 'En pausa']
      : service.expired_at
        ? ['warning', 'Vencido']
        : ['success', 'Activo'];
  return (
    <Badge tone={tone} className="mt-1 mr-1 shadow-card">
      {label}
    </Badge>
  );
}
