import { limits } from '@tero/shared/limits';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { NeedsLine } from '../../../common/form/NeedsLine.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { KeptNote, useDeletionOfSubscription } from './DeletionNote.tsx';
import { useRemoveAccount } from './queries.ts';

const failed = 'Error al eliminar la cuenta';

const whatGoes = {
  user: 'tus datos, tus favoritos y tu historial',
  provider: 'tus datos, tus servicios, tus publicaciones, tus promociones, tus favoritos y tu historial',
};

export function DeleteAccount() {
  const userType = useSession((session) => session.userType ?? 'user');
  return userType === 'provider' ? <DeleteProvider /> : <Deletion goes={whatGoes.user} ends={null} />;
}

function DeleteProvider() {
  const kept = (
    <>
      <p className="mt-2 text-muted">También suspendemos tus citas y les avisamos a los clientes que tienen cuenta.</p>
      <KeptNote />
    </>
  );
  return <Deletion goes={whatGoes.provider} ends={useDeletionOfSubscription()} kept={kept} />;
}

interface DeletionProps {
  /** what is erased */
  goes: string;
  /** what happens to the subscription; null if there is none */
  ends: string | null;
  /** what is kept */
  kept?: ReactNode;
}

function Deletion({ goes, ends, kept }: DeletionProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveAccount();

  const confirm = () => remove.mutate(undefined, { onError: () => setAsking(false) });
  return (
    <Card>
      <h2 className="text-2xl">Eliminar mi cuenta</h2>
      <p className="mt-2 text-muted">
        Ocultamos tu cuenta en el momento, y a los {limits.deletionDays} días borramos {goes}. Hasta entonces la
        recuperás con solo iniciar sesión. Las reseñas que dejaste quedan después con el nombre «Usuario anónimo». Los
        presupuestos que aceptaste quedan 5 años, con tu nombre y tu celular, para quien te los hizo.
      </p>
      {ends && <p className="mt-2 font-semibold">{ends}</p>}
      {kept}
      {remove.isError && (
        <div className="mt-4">
          <FormNotice tone="danger">{faultOf(remove.error)}</FormNotice>
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <NeedsLine why="eliminar la cuenta, porque antes confirmamos que sos vos." />
      </div>
      <Button
        variant="outline"
        className="mt-4 text-danger! max-sm:w-full"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        Eliminar cuenta
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Estás seguro de que querés eliminar tu cuenta?"
        description={`Ocultamos tu cuenta y cerramos tus sesiones en el momento. En ${limits.deletionDays} días borramos para siempre ${goes}. Si cambiás de idea, iniciá sesión antes. Los presupuestos que aceptaste quedan 5 años, con tu nombre y tu celular, para quien te los hizo.${ends ? ` ${ends}` : ''}`}
        confirmLabel="Eliminar cuenta"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </Card>
  );
}

/** Returns the text for a failed deletion, with the reason if the person can act on it. */
function faultOf(error: unknown): string {
  if (isApiError(error, 'confirmation_required')) return messageOf(error, failed);
  const isExplained = error instanceof OfflineError || isApiError(error, 'last_admin');
  return isExplained ? `${failed}. ${messageOf(error, failed)}` : failed;
}
