import type { ServiceCard } from '@tero/shared/contract/services';
import Heart from 'lucide-react/icons/heart';
import { useLocation, useNavigate } from 'react-router-dom';
import { tick } from '../../lib/device/haptic.ts';
import { entryPath, pathOfPlace } from '../../lib/navigation/entry-path.ts';
import { keepPress } from '../../lib/navigation/press.ts';
import { useAccount } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { useChangeFavorite, useIsFavorite } from './queries.ts';

interface FavoriteButtonProps {
  service: ServiceCard;
  /** shows a text beside the heart; otherwise the button is round, for the corner of an image */
  labelled?: boolean;
  className?: string;
}

export function FavoriteButton({ service, labelled = false, className }: FavoriteButtonProps) {
  const account = useAccount();
  const isFavorite = useIsFavorite(service.id);
  const { mutate } = useChangeFavorite();
  const navigate = useNavigate();
  const location = useLocation();

  function toggle() {
    tick();
    if (account) return mutate({ service, add: isFavorite ? undefined : service });
    keepPress({ kind: 'favorite', id: service.id, title: service.title }, pathOfPlace(location));
    navigate(entryPath('login', location));
  }
  const label = isFavorite ? 'Quitar de favoritos' : 'Agregar a favoritos';
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={labelled ? undefined : `${label}: ${service.title}`}
      className={cx(
        'inline-flex items-center justify-center gap-2 font-semibold transition-colors',
        labelled
          ? 'min-h-11 rounded-control border border-control bg-surface px-4 hover:border-accent'
          : 'size-11 rounded-pill bg-surface/95 shadow-card hover:bg-surface',
        className,
      )}
    >
      <Heart size={22} aria-hidden="true" className={isFavorite ? 'fill-accent text-accent' : 'text-ink'} />
      {labelled && <span>{label}</span>}
    </button>
  );
}
