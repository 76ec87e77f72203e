import type { Favorite } from '@tero/shared/contract/favorites';
import Share2 from 'lucide-react/icons/share-2';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePicking } from '../compare/choice.ts';
import { PickBar } from '../compare/PickBar.tsx';
import { PickToggle } from '../compare/PickToggle.tsx';
import { FavoriteItem, removeButtonId } from './FavoriteItem.tsx';
import { FavoritesFilters } from './FavoritesFilters.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { categoriesOf, isFavoriteSort, sorted } from './selection.ts';
import { shareList } from './share-list.ts';

interface FavoritesBoardProps {
  favorites: readonly Favorite[];
  onRemove: (favorite: Favorite) => void;
}

export function FavoritesBoard({ favorites, onRemove }: FavoritesBoardProps) {
  const { sort, category, choose } = useChoices(favorites);
  const shown = sorted(favorites, sort).filter((favorite) => !category || favorite.category === category);
  const isPicking = usePicking((picking) => picking.isPicking);
  const available = shown.filter((favorite) => favorite.is_available);

  function remove(favorite: Favorite) {
    // the focused button disappears with its card
    const place = shown.indexOf(favorite);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    if (neighbour) document.getElementById(removeButtonId(neighbour))?.focus();
    onRemove(favorite);
  }
  return (
    <>
      <SummaryCards favorites={favorites} />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <h2 aria-live="polite" className="text-2xl">
          {shown.length === 1 ? '1 servicio' : `${shown.length} servicios`}
        </h2>
        {available.length > 0 && (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            {(isPicking || available.length > 1) && <PickToggle services={available} />}
            <Button variant="outline" onClick={() => void share(available)}>
              <Share2 size={20} aria-hidden="true" />
              Compartir lista
            </Button>
          </div>
        )}
      </div>
      <FavoritesFilters sort={sort} category={category} categories={categoriesOf(favorites)} onChoose={choose} />
      <ul className="mt-5 grid gap-4 lg:grid-cols-2">
        {shown.map((favorite) => (
          <li key={favorite.service_id} className="min-w-0">
            <FavoriteItem favorite={favorite} onRemove={() => remove(favorite)} />
          </li>
        ))}
      </ul>
      {isPicking && <PickBar services={available.map((one) => ({ ...one, id: one.service_id }))} asksAll />}
    </>
  );
}

async function share(favorites: readonly Favorite[]) {
  const outcome = await shareList(favorites);
  if (outcome === 'copied') toast.success('Lista copiada. Pegala donde quieras.');
  if (outcome === 'failed') toast.error('No pudimos compartir la lista. Probá de nuevo.');
}

/** Returns the choices in the address; an unknown category counts as all. */
function useChoices(favorites: readonly Favorite[]) {
  const [params, change] = useAddress();
  const sort = params.get('sort');
  const category = params.get('category');
  const choose = (name: 'sort' | 'category', value: string) => change({ [name]: value });
  const known = favorites.some((favorite) => favorite.category === category);
  return { sort: isFavoriteSort(sort) ? sort : 'date', category: known ? category : null, choose } as const;
}
