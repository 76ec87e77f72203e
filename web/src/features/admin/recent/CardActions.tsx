import type { ServiceCard } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import ExternalLink from 'lucide-react/icons/external-link';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../lib/http/messages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSetActive } from './queries.ts';

const round =
  'flex size-11 items-center justify-center rounded-pill bg-surface text-ink shadow-lift hover:text-link aria-busy:opacity-60';

/** Shows the actions over a card's image, while the card is hovered or focused, and always on touch devices. */
export function CardActions({ service }: { service: ServiceCard }) {
  const set = useSetActive(service);
  const { id, title, is_active } = service;
  const verb = is_active ? 'Desactivar' : 'Activar';
  const Icon = is_active ? PowerOff : Power;
  function toggle() {
    if (set.isPending) return;
    set.mutate(!is_active, {
      onSuccess: () => void toast.success(`Servicio ${is_active ? 'desactivado' : 'activado'} exitosamente`),
      onError: (error) => void toast.error(messageOf(error, 'Error al cambiar estado del servicio')),
    });
  }
  return (
    <div className="flex flex-col items-end gap-2">
      <div
        className={cx(
          'flex gap-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
          '[@media(hover:none)]:opacity-100',
        )}
      >
        <Link to={address`/servicios/${id}`} aria-label={`Ver ${title}`} title="Ver" className={round}>
          <ExternalLink size={20} aria-hidden="true" />
        </Link>
        <button
          type="button"
          aria-label={`${verb} ${title}`}
          title={verb}
          aria-busy={set.isPending || undefined}
          onClick={toggle}
          className={round}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
      {!is_active && <Badge tone="danger">Inactivo</Badge>}
    </div>
  );
}
