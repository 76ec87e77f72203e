import { Link } from 'react-router-dom';
import { pushFaultText } from '../../../lib/push/push-fault.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useEnablePush } from '../../notifications/push/queries.ts';
import { type PushState, usePushState } from '../../notifications/push/use-push-state.ts';

const words: Record<PushState, string> = {
  unsupported: 'Este navegador no recibe notificaciones push. Abrí Tero en otro para que te lleguen.',
  'install-first': 'En iPhone y iPad las notificaciones llegan solo a las apps agregadas a la pantalla de inicio.',
  denied: 'Este navegador tiene bloqueadas las notificaciones de Tero. Desbloquealas para que te lleguen acá.',
  off: 'A este navegador todavía no le llegan notificaciones.',
  on: 'A este navegador le llegan tus notificaciones.',
};

/** Says whether this browser receives pushes, and offers to switch them on. */
export function PushHere() {
  const state = usePushState();
  const enable = useEnablePush();
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p role="status">
        {words[state]}{' '}
        {state !== 'off' && (
          <Link to="/notification-settings" className="text-link underline underline-offset-2">
            Ver mis notificaciones
          </Link>
        )}
      </p>
      {enable.isError && state === 'off' && <FormNotice tone="warning">{pushFaultText(enable.error)}</FormNotice>}
      {state === 'off' && (
        <Button
          variant="outline"
          size="sm"
          busy={enable.isPending}
          onClick={() => enable.mutate()}
          className="self-start max-sm:w-full"
        >
          {enable.isPending ? 'Activando...' : 'Activar notificaciones acá'}
        </Button>
      )}
    </div>
  );
}
