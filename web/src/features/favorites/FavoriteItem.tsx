import type { Favorite } from '@tero/shared/contract/favorites';
import { formatPesos } from '@tero/shared/rules/money/money';
import { address } from '@tero/shared/rules/text/address';
import { shortDate } from '@tero/shared/rules/time/time';
import Trash2 from 'lucide-react/icons/trash';
import TrendingDown from 'lucide-react/icons/trending-down';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { usePicking } from '../compare/choice.ts';
import { PickButton } from '../compare/PickButton.tsx';
import { PauseBadge } from '../pauses/PauseBadge.tsx';
import { AvailableMark } from '../services/card/AvailableMark.tsx';
import { ServiceCover } from '../services/card/ServiceCover.tsx';
import { ServiceProvider } from '../services/card/ServiceProvider.tsx';
import { dropOf } from './selection.ts';

interface FavoriteItemProps {
  favorite: Favorite;
  onRemove: () => void;
}

export function removeButtonId({ service_id }: Pick<Favorite, 'service_id'>): string {
  return `quitar-${service_id}`;
}

export function FavoriteItem({ favorite, onRemove }: FavoriteItemProps) {
  const { title, image, is_available } = favorite;
  const isPicking = usePicking((picking) => picking.isPicking);
  return (
    <article className="group relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift">
      <div className="relative w-28 shrink-0 overflow-hidden sm:w-40">
        <Picture
          src={image}
          alt=""
          width={480}
          height={320}
          instead={
            <ServiceCover
              of={{ ...favorite, id: favorite.service_id }}
              className={cx('absolute inset-0', !is_available && 'opacity-50 grayscale')}
            />
          }
          className={cx('h-full!', !is_available && 'opacity-50 grayscale')}
        />
        <AvailableMark
          schedule={favorite.schedule}
          className="absolute inset-x-0 bottom-0 rounded-none! px-0.5! text-center"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 py-3 pr-2 pl-4 sm:py-4">
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <p className="truncate text-muted text-sm">{favorite.category}</p>
            <h3 className="line-clamp-2 font-semibold text-lg leading-snug">
              <Title favorite={favorite} />
            </h3>
          </div>
          {isPicking ? (
            is_available && <PickButton service={{ ...favorite, id: favorite.service_id }} className="z-10" />
          ) : (
            <Button
              id={removeButtonId(favorite)}
              variant="ghost"
              size="icon"
              onClick={onRemove}
              aria-label={`Eliminar de favoritos: ${title}`}
              className="z-10 text-muted! hover:text-danger!"
            >
              <Trash2 size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
        <ServiceProvider service={favorite} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RatingBadge rating={favorite.rating} count={favorite.reviews_count} />
          {!is_available && <Badge tone="warning">No disponible</Badge>}
          <PauseBadge pause={favorite.pause} />
        </div>
        <Price favorite={favorite} />
        <p className="text-muted text-sm">Guardado el {shortDate(favorite.created_at)}</p>
      </div>
    </article>
  );
}

/** Shows a favorite's title; it is a link if the service is available. */
function Title({ favorite }: { favorite: Favorite }) {
  if (!favorite.is_available) return <span className="text-muted">{favorite.title}</span>;
  return (
    <Link to={address`/servicios/${favorite.service_id}`} className="stretched">
      {favorite.title}
    </Link>
  );
}

function Price({ favorite }: { favorite: Favorite }) {
  const drop = dropOf(favorite);
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
      <span className="font-bold text-lg">{favorite.price_label}</span>
      {drop > 0 && (
        <>
          <s className="text-muted text-sm">
            <span className="sr-only">Antes: </span>
            {formatPesos(favorite.original_price ?? 0)}
          </s>
          <span className="inline-flex items-center gap-1 font-semibold text-sm text-success">
            <TrendingDown size={16} aria-hidden="true" />
            Bajó {formatPesos(drop)}
          </span>
        </>
      )}
    </p>
  );
}
