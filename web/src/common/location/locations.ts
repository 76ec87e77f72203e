import { useQuery } from '@tanstack/react-query';
import { type Location, locationText, placeLabel } from '@tero/shared/rules/places/coverage';
import { fold } from '@tero/shared/rules/text/text';
import { subject } from '../../lib/query/subject.ts';

export interface Place {
  id: string;
  /** the value of a choice: 'Pocitos, Montevideo' */
  text: string;
  name: string;
  /** shown beside the name: the department that contains the place, or what the place is ('Departamento', 'Ciudad') */
  within: string;
  key: string;
}

const placeList = subject('places').read({
  call: async () => (await import('@tero/shared/rules/places/places')).places.map(placeOf),
  cache: { never: 'part of the app' },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Returns Uruguay, its departments and their places. They are a separate chunk, loaded once `wanted`. */
export function usePlaces(wanted: boolean) {
  return useQuery({ ...placeList(), enabled: wanted });
}

export function placeOf(location: Location): Place {
  const { name, type, department } = location;
  const text = locationText(location);
  const around = placeLabel(text) === text ? (department ?? '') : 'Ciudad';
  const within = type === 'country' ? 'Todo el país' : type === 'department' ? 'Departamento' : around;
  return { id: text, text, name, within, key: fold(text) };
}
