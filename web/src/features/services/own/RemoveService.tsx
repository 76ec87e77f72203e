import type { ServiceCard } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/delays';
import { RemovalButton, removing } from '../../../common/outbox/RemovalButton.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { toast } from '../../../ui/toast.tsx';
import { useRemoveService } from '../service-queries.ts';

interface RemoveServiceProps {
  service: Pick<ServiceCard, 'id' | 'title'>;
  /** distinguishes the button on a page with several */
  label?: string;
  onRemoved?: () => void;
}

/** The owner's button to delete a service, with a confirmation. */
export function RemoveService({ service, label, onRemoved }: RemoveServiceProps) {
  const remove = useRemoveService(service);
  return (
    <RemovalButton
      kind="service-removal"
      id={service.id}
      remove={remove}
      words={removing}
      label={label}
      title="Eliminar servicio"
      description={`¿Estás seguro que deseas eliminar "${service.title}"? Esta acción no se puede deshacer.`}
      queued="Eliminamos el servicio"
      onRemoved={() => {
        toast.success('Servicio eliminado', { duration: delays.serviceToast });
        onRemoved?.();
      }}
      onFailed={(error) =>
        toast.error(messageOf(error, 'Error al eliminar el servicio'), { duration: delays.serviceToast })
      }
      note={{ className: 'basis-full' }}
    />
  );
}
