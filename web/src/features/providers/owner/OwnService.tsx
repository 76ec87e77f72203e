import type { ProviderService } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import Pencil from 'lucide-react/icons/pencil';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { ActiveSwitch, useActiveService } from '../../services/own/ActiveSwitch.tsx';
import { RemoveService } from '../../services/own/RemoveService.tsx';
import { WaitingChange } from '../../services/own/WaitingChange.tsx';

/** Shows a service's card with the owner's actions. */
export function OwnService({ service, onRemoved }: { service: ProviderService; onRemoved: () => void }) {
  const active = useActiveService(service);
  const { undo } = useRemoval('service-removal', service.id);
  if (service.is_hidden) return <HiddenNote what="este servicio" />;
  return (
    <div className="flex flex-col gap-3">
      <WaitingChange serviceId={service.id} />
      {service.expired_at && (
        <p className="rounded-control bg-warn-ground px-3 py-2 text-sm text-warn-ink">
          Tu suscripción venció el {longDate(service.expired_at)}. Renovala para volver a mostrar este servicio.
        </p>
      )}
      <ActiveSwitch service={service} state={active} title={service.title} />
      <div className="flex flex-wrap gap-2 *:grow">
        {!undo && (
          <LinkButton
            to={address`/edit-service/${service.id}`}
            variant="outline"
            aria-label={`Editar: ${service.title}`}
          >
            <Pencil size={18} aria-hidden="true" />
            Editar
          </LinkButton>
        )}
        <RemoveService service={service} label={service.title} onRemoved={onRemoved} />
      </div>
    </div>
  );
}
