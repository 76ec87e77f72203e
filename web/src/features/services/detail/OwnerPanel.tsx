import type { Service } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/limits';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/messages.ts';
import { plansPath } from '../../../lib/plans-path.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useRemoveService, useSetActive } from '../queries.ts';

const subscribe = 'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.';

/** S1 §6: only the owner sees it. */
export function OwnerPanel({ service }: { service: Service }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const setActive = useSetActive(service.id);
  const remove = useRemoveService(service.id);
  const isActive = setActive.isPending ? setActive.variables : service.is_active;

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
  function confirmRemoval() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success('Servicio eliminado', { duration: delays.serviceToast });
        navigate('/provider-profile', { replace: true });
      },
      onError: (error) => {
        setAsking(false);
        toast.error(messageOf(error, 'Error al eliminar el servicio'), { duration: delays.serviceToast });
      },
    });
  }
  return (
    <Card className="p-4">
      <section aria-label="Tu servicio" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 className="text-lg">Tu servicio</h2>
          <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Activo' : 'No activo'}</Badge>
        </div>
        <Switch
          label="Disponible para clientes"
          checked={isActive}
          aria-busy={setActive.isPending || undefined}
          onChange={(event) => toggle(event.target.checked)}
          className="max-sm:w-full"
        />
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow sm:ml-auto">
          <LinkButton to={`/edit-service/${service.id}`} variant="outline">
            <Pencil size={18} aria-hidden="true" />
            Editar
          </LinkButton>
          <Button variant="outline" className="text-danger!" onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden="true" />
            Eliminar
          </Button>
        </div>
        {service.is_active && !service.listed && (
          <p className="w-full rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
            No aparece en las búsquedas mientras tu suscripción no esté activa.{' '}
            <Link to={plansPath()} className="font-semibold underline">
              Suscribirse
            </Link>
          </p>
        )}
      </section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar servicio"
        description={`¿Estás seguro que deseas eliminar "${service.title}"? Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirmRemoval}
      />
    </Card>
  );
}
