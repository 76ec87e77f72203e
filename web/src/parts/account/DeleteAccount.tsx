import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isApiError, OfflineError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { useRemoveAccount } from './queries.ts';

const failed = 'Error al eliminar la cuenta';

const whatGoes = {
  user: 'tus datos, tus favoritos y tu historial',
  provider: 'tus datos, tus servicios, tus publicaciones, tus promociones, tus favoritos y tu historial',
};

export function DeleteAccount() {
  const goes = whatGoes[useSession(({ userType }) => userType ?? 'user')];
  const [asking, setAsking] = useState(false);
  const remove = useRemoveAccount();

  const confirm = () => remove.mutate(undefined, { onError: () => setAsking(false) });
  return (
    <Card>
      <h2 className="text-2xl">Eliminar mi cuenta</h2>
      <p className="mt-2 text-muted">Se borran {goes}. Las reseñas que dejaste quedan como «Usuario anónimo».</p>
      {remove.isError && (
        <div className="mt-4">
          <FormNotice tone="danger">{faultOf(remove.error)}</FormNotice>
        </div>
      )}
      <Button variant="outline" className="mt-4 text-danger! max-sm:w-full" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Eliminar cuenta
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Estás seguro de que querés eliminar tu cuenta?"
        description={`Se borran para siempre ${goes}. No hay forma de recuperarlos.`}
        confirmLabel="Eliminar cuenta"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </Card>
  );
}

/** Returns the text of a failed deletion, with the reason when the person can do something about it. */
function faultOf(error: unknown): string {
  if (isApiError(error, 'confirmation_required')) return messageOf(error, failed);
  const isExplained = error instanceof OfflineError || isApiError(error, 'last_admin');
  return isExplained ? `${failed}. ${messageOf(error, failed)}` : failed;
}
