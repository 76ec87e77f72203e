import type { ServiceCard } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/limits';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemoveService } from './queries.ts';

interface RemoveServiceProps {
  service: Pick<ServiceCard, 'id' | 'title'>;
  /** the button's name, on a page with several */
  label?: string;
  onRemoved?: () => void;
}

/** The owner's button to delete a service, with a confirmation. */
export function RemoveService({ service, label, onRemoved }: RemoveServiceProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveService(service.id);

  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
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
      <Button variant="outline" className="text-danger!" aria-label={label} onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Eliminar
      </Button>
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
