import { placesSaid } from '@tero/shared/rules/places/serving';
import { useMemo } from 'react';
import { usePlaces } from '../../../common/location/locations.ts';

const none: readonly string[] = [];

/**
 * Returns the places that the text of 'Dónde' names, as services store them; none if it names none, or the list of
 * places has not loaded.
 */
export function useSaidPlaces(text: string): readonly string[] {
  const { data: known } = usePlaces(text.trim() !== '');
  return useMemo(
    () =>
      known
        ? placesSaid(
            text,
            known.map((place) => place.text),
          )
        : none,
    [known, text],
  );
}
