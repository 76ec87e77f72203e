import { placeLabel } from '@tero/shared/rules/places/coverage';
import { categoryPath, useCategories } from '../../../../parts/category/queries.ts';
import { usePlaces } from '../../../../parts/location/locations.ts';
import { type ListingState, searchFrom } from '../../listing-state.ts';
import { meantCategories } from './meant-categories.ts';
import { meantPlace } from './meant-place.ts';

export interface MeantWay {
  to: string;
  label: string;
}

/** Ways on from a search that found nothing: the categories it may mean, in the place that it names (rule SRCH-98). */
export function useMeantWays({ q, filters }: ListingState, isEmpty: boolean): MeantWay[] {
  const slugs = isEmpty && q ? meantCategories(q) : [];
  const { data: categories } = useCategories();
  const { data: places } = usePlaces(slugs.length > 0);
  const coverageArea = filters.coverageArea ?? (places && slugs.length > 0 ? meantPlace(q, places) : null);
  const search = searchFrom({ q: '', sort: 'ratingDesc', page: 1, filters: coverageArea ? { coverageArea } : {} });
  return slugs.flatMap((slug) => {
    const category = categories?.find((candidate) => candidate.slug === slug);
    if (!category) return [];
    const where = coverageArea ? ` en ${placeLabel(coverageArea).replace(/,.*/, '')}` : '';
    return [{ to: `${categoryPath(category)}${search}`, label: `${category.name}${where}` }];
  });
}
