import type { ServiceCard } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/limits';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { plansPath } from '../../lib/navigation/plans-path.ts';
import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSetActive } from './queries.ts';

const subscribe = 'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.';

/** The owner's switch that shows a service to clients or hides it. */
export function useActiveService(service: Pick<ServiceCard, 'id' | 'is_active'>) {
  const navigate = useNavigate();
  const setActive = useSetActive(service.id);

  function toggle(next: boolean) {
    if (setActive.isPending) return;
    const duration = delays.serviceToast;
    setActive.mutate(next, {
      onSuccess: ({ message }) =>
        toast.success(message ?? (next ? 'Servicio activado' : 'Servicio desactivado'), { duration }),
      onError: (error) => {
        if (isApiError(error, 'requires_subscription')) {
          const action = { label: 'Suscribirse', onClick: () => navigate(plansPath()) };
          toast.error(messageOf(error, subscribe), { duration, action });
        } else toast.error('Error al cambiar disponibilidad del servicio', { duration });
      },
    });
  }
  const isActive = setActive.isPending ? setActive.variables : service.is_active;
  return { isActive, isPending: setActive.isPending, toggle };
}

interface ActiveSwitchProps {
  state: ReturnType<typeof useActiveService>;
  /** distinguishes the switch on a page with several services */
  title?: string;
  className?: string;
}

export function ActiveSwitch({ state: { isActive, isPending, toggle }, title, className }: ActiveSwitchProps) {
  return (
    <Switch
      label="Disponible para clientes"
      aria-label={title && `Disponible para clientes: ${title}`}
      checked={isActive}
      aria-busy={isPending || undefined}
      onChange={(event) => toggle(event.target.checked)}
      className={className}
    />
  );
}
