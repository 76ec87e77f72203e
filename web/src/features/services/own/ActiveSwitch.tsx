import type { ServiceCard } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/delays';
import { useNavigate } from 'react-router-dom';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting, useWords } from '../../../common/outbox/waiting.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { plansPath } from '../../../lib/navigation/plans-path.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSetActive } from '../service-queries.ts';

const subscribe = 'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.';

/** Returns whether clients see a service, by the owner's last choice, who may be without signal. */
export function useShownActive({ id, is_active }: Pick<ServiceCard, 'id' | 'is_active'>): boolean {
  const word = useWords('service-active', id).at(-1);
  return word ? (word.body as { is_active: boolean }).is_active : is_active;
}

/** The owner's switch that shows a service to clients or hides it. */
export function useActiveService(service: Pick<ServiceCard, 'id' | 'title' | 'is_active'>) {
  const navigate = useNavigate();
  const setActive = useSetActive(service);
  const tellQueued = useTellQueued();
  const shown = useShownActive(service);

  function toggle(next: boolean) {
    const duration = delays.serviceToast;
    setActive.mutate(next, {
      onSuccess: (result) => {
        if (result.state === 'sent')
          toast.success(next ? 'Tu servicio está visible' : 'Tu servicio está oculto', { duration });
        else tellQueued(result.item, next ? 'Mostramos tu servicio' : 'Ocultamos tu servicio');
      },
      onError: (error) => {
        if (isApiError(error, 'requires_subscription')) {
          const action = { label: 'Suscribirse', onClick: () => navigate(plansPath()) };
          toast.error(messageOf(error, subscribe), { duration, action });
        } else toast.error('Error al cambiar disponibilidad del servicio', { duration });
      },
    });
  }
  const isActive = setActive.isPending ? setActive.variables : shown;
  return { isActive, isPending: setActive.isPending, toggle };
}

interface ActiveSwitchProps {
  service: Pick<ServiceCard, 'id'>;
  state: ReturnType<typeof useActiveService>;
  /** distinguishes the switch on a page with several services */
  title?: string;
  className?: string;
}

export function ActiveSwitch(props: ActiveSwitchProps) {
  const { service, state, title, className } = props;
  const { isActive, isPending, toggle } = state;
  const item = useWaiting('service-active', service.id).at(-1);
  const isWanted = item && (item.body as { is_active: boolean }).is_active;
  return (
    <>
      <Switch
        label="Visible para clientes"
        aria-label={title && `Visible para clientes: ${title}`}
        checked={isActive}
        aria-busy={isPending || undefined}
        onChange={(event) => toggle(event.target.checked)}
        className={className}
      />
      {item && (
        <WaitingNote
          item={item}
          words={
            isWanted
              ? 'Mostramos el servicio cuando vuelva la conexión'
              : 'Ocultamos el servicio cuando vuelva la conexión'
          }
          refused={isWanted ? 'Sigue oculto' : 'Sigue visible'}
        />
      )}
    </>
  );
}
