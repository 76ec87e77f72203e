import type { ServiceCard } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/delays';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { RemovalNote } from '../outbox/RemovalNote.tsx';
import { useRemoval } from '../outbox/removal.ts';
import { useTellQueued } from '../outbox/use-tell-queued.ts';
import { useRemoveService } from './queries.ts';

interface RemoveServiceProps {
  service: Pick<ServiceCard, 'id' | 'title'>;
  /** distinguishes the button on a page with several */
  label?: string;
  onRemoved?: () => void;
}

/** The owner's button to delete a service, with a confirmation. */
export function RemoveService({ service, label, onRemoved }: RemoveServiceProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveService(service);
  const { item, undo } = useRemoval('service-removal', service.id);
  const tellQueued = useTellQueued();

  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: (result) => {
        setAsking(false);
        if (result.state === 'queued') return tellQueued(result.item, 'El servicio se elimina solo');
        toast.success('Servicio eliminado', { duration: delays.serviceToast });
        onRemoved?.();
      },
      onError: (error) => {
        setAsking(false);
        toast.error(messageOf(error, 'Error al eliminar el servicio'), { duration: delays.serviceToast });
      },
    });
  return (
    <>
      <Button
        variant="outline"
        className={undo ? '' : 'text-danger!'}
        aria-label={label && `${undo ? 'No eliminar' : 'Eliminar'}: ${label}`}
        aria-haspopup={undo ? undefined : 'dialog'}
        onClick={undo ?? (() => setAsking(true))}
      >
        {undo ? <Undo2 size={18} aria-hidden="true" /> : <Trash2 size={18} aria-hidden="true" />}
        {undo ? 'No eliminar' : 'Eliminar'}
      </Button>
      <RemovalNote item={item} className="basis-full" />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar servicio"
        description={`¿Estás seguro que deseas eliminar "${service.title}"? Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
