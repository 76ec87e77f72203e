import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../../categories/icons.tsx';
import { categoryPath, useCategories, useServedCounts } from '../../../categories/queries.ts';
import { ServiceCount } from './ServiceCount.tsx';

/** The categories above the whole list on phones, in three rows that are pushed sideways (rule SRCH-124). */
export function TradeRow({ place }: { place: string | undefined }) {
  const { data = [] } = useCategories();
  const counts = useServedCounts(place);
  return (
    <nav
      aria-label="Categorías"
      className="relative -mx-4 min-h-29 w-screen overflow-x-auto px-4 pt-0.5 [scrollbar-width:none] md:hidden"
    >
      <ul className="grid w-max grid-flow-col grid-rows-3 gap-1">
        {data.map((category) => (
          <li key={category.id}>
            <Link
              to={categoryPath(category, place)}
              className="flex min-h-9 items-center gap-2 rounded-control border border-line bg-surface px-2.5 font-medium text-sm hover:bg-sunken"
            >
              <CategoryIcon slug={category.slug} size={18} className="shrink-0 text-link" />
              <span className="grow">{category.name}</span>
              <ServiceCount services={counts?.get(category.id)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
