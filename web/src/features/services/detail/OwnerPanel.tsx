import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import { Link, useNavigate } from 'react-router-dom';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { ActiveSwitch, useActiveService } from '../own/ActiveSwitch.tsx';
import { RemoveService } from '../own/RemoveService.tsx';
import { Paused } from './Paused.tsx';
import { Unlisted } from './Unlisted.tsx';

/** Shows the owner's actions on a service; nobody else sees them (rule SVC-2). */
export function OwnerPanel({ service }: { service: Service }) {
  const navigate = useNavigate();
  const active = useActiveService(service);
  const { undo } = useRemoval('service-removal', service.id);
  return (
    <Card className="p-4">
      <section aria-label="Tu servicio" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 className="text-lg">Tu servicio</h2>
          {service.is_hidden ? (
            <Badge tone="warning">Oculto por Tero</Badge>
          ) : service.pause && active.isActive ? (
            <Badge tone="warning">En pausa</Badge>
          ) : service.expired_at && active.isActive ? (
            <Badge tone="warning">Sin suscripción</Badge>
          ) : (
            <Badge tone={active.isActive ? 'success' : 'neutral'}>{active.isActive ? 'Visible' : 'Oculto'}</Badge>
          )}
        </div>
        {!service.is_hidden && <ActiveSwitch service={service} state={active} className="max-sm:w-full" />}
        {!service.is_hidden && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:ml-auto">
            {!undo && (
              <LinkButton to={address`/edit-service/${service.id}`} variant="outline">
                <Pencil size={18} aria-hidden="true" />
                Editar
              </LinkButton>
            )}
            {service.listed && (
              <LinkButton to={address`/provider/ask-review?servicio=${service.id}`} variant="outline">
                <QrCode size={18} aria-hidden="true" />
                Pedir reseña
              </LinkButton>
            )}
            <RemoveService service={service} onRemoved={() => navigate('/provider-profile', { replace: true })} />
          </div>
        )}
        {service.is_hidden && <HiddenNote what="este servicio" className="w-full" />}
        {service.images.length === 0 && (
          <p className="w-full rounded-control bg-info-soft px-4 py-2 text-info">
            Así se ve sin fotos. Agregá fotos tuyas: los clientes eligen más a quien muestra su trabajo.{' '}
            <Link
              to={address`/edit-service/${service.id}`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              Agregar fotos
            </Link>
          </p>
        )}
        {service.pause ? (
          <Paused pause={service.pause} />
        ) : (
          service.is_active && !service.listed && !service.is_hidden && <Unlisted service={service} />
        )}
      </section>
    </Card>
  );
}
