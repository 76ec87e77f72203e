import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemoveInquiry } from './queries.ts';

/** Shows a button that deletes a pedido after a confirmation. */
export function RemoveInquiry({ id }: { id: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveInquiry();
  const navigate = useNavigate();
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        toast.success('Pedido eliminado');
        navigate('/mis-pedidos', { replace: true });
      },
      onError: (error) => {
        setAsking(false);
        toast.error(messageOf(error, 'No pudimos eliminar el pedido. Probá de nuevo.'));
      },
    });
  return (
    <>
      <Button
        variant="ghost"
        className="self-start text-danger!"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        Eliminar pedido
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar pedido"
        description="Eliminamos de Tero el pedido con sus fotos, y su enlace deja de andar. Los chats siguen en tu WhatsApp."
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={isPending}
        onConfirm={confirm}
      />
    </>
  );
}
