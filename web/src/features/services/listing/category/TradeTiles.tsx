import { Link } from 'react-router-dom';
import { cx } from '../../../../ui/cx.ts';
import { CategoryIcon } from '../../../categories/icons.tsx';
import { categoryPath, useCategories, useServedCounts } from '../../../categories/queries.ts';
import { CategoryChip } from '../chips/CategoryChip.tsx';
import { ServiceCount } from './ServiceCount.tsx';

/** The number of categories on the first screen; the others are in the last tile's list. */
const first = 5;

const tile =
  'relative flex min-h-9 items-center gap-2 rounded-control border border-line bg-surface px-2.5 font-medium text-sm hover:bg-sunken';

interface TradeTilesProps {
  place: string | undefined;
  onChoose: (slug: string) => void;
}

/** The first categories above the whole list on phones, and the phone's own picker for all (rule SRCH-124). */
export function TradeTiles({ place, onChoose }: TradeTilesProps) {
  const { data = [] } = useCategories();
  const counts = useServedCounts(place);
  return (
    <nav aria-label="Categorías" className="min-h-29 w-full pt-0.5 md:hidden">
      <ul className="grid grid-cols-2 gap-1">
        {data.slice(0, first).map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(category, place)} className={tile}>
              <CategoryIcon icon={category.icon} size={18} className="shrink-0 text-link" />
              <span className="grow">{category.name}</span>
              <ServiceCount services={counts?.get(category.id)} />
            </Link>
          </li>
        ))}
        {data.length > first && (
          <li>
            <CategoryChip
              shown="Otra categoría"
              value=""
              place={place}
              isSearch={false}
              onChange={onChoose}
              className={cx(tile, 'justify-between text-link')}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}
