import type { ProviderService } from '@tero/shared/contract/services';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useRef } from 'react';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { ServiceGrid } from '../../services/card/ServiceGrid.tsx';
import { useShownActive } from '../../services/own/ActiveSwitch.tsx';
import { useServicesOfProvider } from '../../services/provider-queries.ts';
import { NoServices } from '../profile/ProfileServices.tsx';
import { OwnService } from './OwnService.tsx';
import { WaitingServices } from './WaitingServices.tsx';

/** Shows all of the provider's own services, with the owner's actions (rule PROV-2). */
export function OwnServices({ providerId }: { providerId: number }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <WaitingServices />
      <Content providerId={providerId} onRemoved={() => box.current?.focus()} />
    </div>
  );
}

function Content({ providerId, onRemoved }: { providerId: number; onRemoved: () => void }) {
  const { data: services, error, refetch } = useServicesOfProvider(providerId);
  const waits = useWaiting('service', true).length > 0;
  if (!services) return <NoServices error={error} onRetry={() => void refetch()} />;
  if (services.length === 0) {
    if (waits) return null;
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
        title="Todavía no publicaste servicios"
        text="Acá y en las búsquedas van a aparecer los que publiques."
        actions={<LinkButton to="/create_service">Publicar un servicio</LinkButton>}
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
    ? ['danger', 'Oculto']
    : service.pause
      ? ['warning', 'En pausa']
      : service.expired_at
        ? ['warning', 'Sin suscripción']
        : ['success', 'Visible'];
  return (
    <Badge tone={tone} className="mt-1 mr-1 shadow-card">
      {label}
    </Badge>
  );
}
