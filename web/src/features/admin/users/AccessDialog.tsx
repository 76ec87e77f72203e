import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { removeTwoFactor, setAdmin } from './queries.ts';

interface AccessDialogProps {
  account: { id: number; name: string; role: 'user' | 'provider' | 'admin' };
  onClose: () => void;
}

/** Makes an account an administrator or revokes that role; removes two-factor for a person who has lost access. */
export function AccessDialog({ account: { id, name, role }, onClose }: AccessDialogProps) {
  const isAdmin = role === 'admin';
  const access = useAdminWrite(() => setAdmin(id, !isAdmin));
  const step = useAdminWrite(() => removeTwoFactor(id));
  const error = access.error ?? step.error;
  const done = (message: string) => () => {
    toast.success(message);
    onClose();
  };
  function change() {
    step.reset();
    access.mutate(undefined, { onSuccess: done('Permisos actualizados exitosamente') });
  }
  function takeOff() {
    access.reset();
    step.mutate(undefined, { onSuccess: done('Verificación en dos pasos quitada exitosamente') });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Permisos de ${name}`}
      footer={
        <Button variant="outline" onClick={onClose} disabled={access.isPending || step.isPending}>
          Cancelar
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p>
          {isAdmin
            ? 'Esta persona administra Tero. Si le quitás el acceso al panel, cerramos sus sesiones.'
            : 'Como administrador va a poder ver y cambiar todo lo que hay en el panel. Cerramos sus sesiones y le mandamos un email para que elija una contraseña nueva: con la de ahora ya no entra.'}
        </p>
        <Button variant={isAdmin ? 'danger' : 'primary'} busy={access.isPending} onClick={change}>
          {isAdmin ? 'Quitar el acceso al panel' : 'Hacer administrador'}
        </Button>
        <p>
          ¿Perdió el celular y los códigos de recuperación? Si le quitás la verificación en dos pasos, entra solo con su
          contraseña.
        </p>
        <Button variant="outline" busy={step.isPending} onClick={takeOff}>
          Quitar la verificación en dos pasos
        </Button>
        {error && <FormNotice tone="danger">{messageOf(error, 'Error al procesar la acción')}</FormNotice>}
      </div>
    </Dialog>
  );
}
