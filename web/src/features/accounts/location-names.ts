import locations from '@tero/shared/data/uruguay-locations.json';
import { type Location, locationText } from '@tero/shared/rules/coverage';

/** A chunk of its own: the list is long, and only who fills in that field needs it. */
export const locationNames = (locations as Location[]).filter(({ type }) => type !== 'country').map(locationText);
