import { useQuery } from '@tanstack/react-query';
import { servicePlaces } from '@tero/shared/contract/services-places';
import { locationText } from '@tero/shared/rules/places/coverage';
import { fold } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../../lib/http/api.ts';
import { aboutServices } from '../../../parts/service/queries.ts';
import type { ListedPlace } from '../listing-state.ts';

const placeFigures = aboutServices.read({
  part: 'place',
  call: async ({ signal }, category: string, department: string, neighborhood: string | undefined) =>
    (await call(servicePlaces.page, { params: { category, department }, query: { neighborhood }, signal })).page,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** What is known of a category in a place; nothing is asked without one. */
export function usePlaceFigures(place: ListedPlace | null) {
  const { category = '', department = '', neighborhood } = place ?? {};
  return useQuery({ ...placeFigures(category, department, neighborhood), enabled: place !== null });
}

const areaName = aboutServices.read({
  part: 'area',
  call: async (_context, area: string) => {
    const { places } = await import('@tero/shared/rules/places/places');
    return places.map(locationText).find((text) => fold(text) === area) ?? area;
  },
  cache: { never: 'part of the app' },
  staleTime: Number.POSITIVE_INFINITY,
});

/** A place as people write it, which an address has folded; nothing is loaded for what is none. */
export function useAreaName(area: string | null) {
  return useQuery({ ...areaName(area ?? ''), enabled: area !== null });
}

const departments = aboutServices.read({
  part: 'offered',
  call: async ({ signal }, category: string) => await call(servicePlaces.departments, { params: { category }, signal }),
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Where a category is offered, and its usual prices in the country; nothing is asked without one. */
export function useDepartments(category: string | undefined) {
  return useQuery({ ...departments(category ?? ''), enabled: category !== undefined });
}
