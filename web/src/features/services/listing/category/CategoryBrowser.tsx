import { placeLabel } from '@tero/shared/rules/places/coverage';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { categoriesFailure } from '../../../categories/failure.ts';
import { CategoryIcon } from '../../../categories/icons.tsx';
import { categoryPath, groupsOf, useCategories, useServedCounts } from '../../../categories/queries.ts';
import { ServiceCount } from './ServiceCount.tsx';

/**
 * Shows all categories on phones, at the end of the whole list, with the number of services in the place (rule
 * SRCH-124).
 */
export function CategoryBrowser({ place }: { place: string | undefined }) {
  const { data, error, refetch } = useCategories();
  const counts = useServedCounts(place);
  return (
    <section aria-labelledby="categorias" className="flex w-full flex-col gap-2 md:hidden">
      <h2 id="categorias" className="text-xl">
        {place ? `Categorías en ${placeLabel(place)}` : 'Categorías'}
      </h2>
      {!data && !error && <Skeleton className="h-140" />}
      {!data && error && (
        <div className="flex items-center gap-3 text-danger">
          <p>{categoriesFailure(error)}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      )}
      {groupsOf(data ?? []).map((group) => (
        <section key={group.id} aria-label={group.name}>
          <h3 className="pb-1 font-sans font-semibold text-muted text-sm">{group.name}</h3>
          <ul className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
            {group.categories.map((category) => (
              <li key={category.id}>
                <Link
                  to={categoryPath(category, place)}
                  className="flex h-full min-h-12 items-center gap-2 rounded-control border border-line bg-surface px-2.5 py-1.5 text-sm leading-tight hover:bg-sunken"
                >
                  <CategoryIcon icon={category.icon} size={18} className="shrink-0 text-link max-[22rem]:hidden" />
                  <span className="min-w-0 grow font-medium">{category.name}</span>
                  <ServiceCount services={counts?.get(category.id)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
