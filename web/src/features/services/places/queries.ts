import { useQuery } from '@tanstack/react-query';
import { servicePlaces } from '@tero/shared/contract/services-places';
import { minute } from '@tero/shared/rules/time/durations';
import { usePlaces } from '../../../common/location/locations.ts';
import { aboutServices } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import type { ListedPlace } from '../listing-state.ts';

const placeFigures = aboutServices.read({
  part: 'place',
  call: async ({ signal }, category: string, department: string, neighborhood: string | undefined) =>
    (await call(servicePlaces.page, { params: { category, department }, query: { neighborhood }, signal })).page,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Reads the figures of a category in a place; idle without a place. */
export function usePlaceFigures(place: ListedPlace | null) {
  const { category = '', department = '', neighborhood } = place ?? {};
  return useQuery({ ...placeFigures(category, department, neighborhood), enabled: place !== null });
}

/**
 * Returns a place as people write it, from its folded form in an address; undefined until the places have loaded, and
 * for an unknown place.
 */
export function useAreaName(area: string | null): string | undefined {
  const { data: places } = usePlaces(area !== null);
  return places && (places.find(({ key }) => key === area)?.text ?? area ?? undefined);
}

const departments = aboutServices.read({
  part: 'offered',
  call: async ({ signal }, category: string) => await call(servicePlaces.departments, { params: { category }, signal }),
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Reads where a category is offered, and its usual prices in the country; idle without a category. */
export function useDepartments(category: string | undefined) {
  return useQuery({ ...departments(category ?? ''), enabled: category !== undefined });
}
