import { placesSaid } from '@tero/shared/rules/places/serving';
import { useMemo } from 'react';
import { usePlaces } from '../../../common/location/locations.ts';

const none: readonly string[] = [];

/** The places that the text of 'Dónde' names, as services keep them; none while it names none, or their list is not there. */
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
