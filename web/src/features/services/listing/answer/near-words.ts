import { placeLabel } from '@tero/shared/rules/places/coverage';

/** The distance in km at which nobody calls a place near any more. */
const far = 40;

/** Returns the heading of services beside a place; `distance` in km to the nearest of them, undefined while unknown. */
export function nearHeading(place: string, distance: number | undefined): string {
  const where = place.includes(', ') ? 'En otras zonas' : 'En otros departamentos';
  if (distance !== undefined && distance >= far) return `${where}, lejos de ${nameOf(place)}`;
  return place.includes(', ') && distance !== undefined ? 'En zonas cercanas' : where;
}

/** Says that nobody is at the place, if so, and how far the next services are. */
export function nearText(place: string, nobody: boolean, nearest: { area: string; distance: number } | null): string {
  const here = nobody ? `En ${nameOf(place)} no hay nadie todavía.` : '';
  if (!nearest || nearest.distance < far) return here;
  // as the crow flies, so it is more by road
  const least = Math.floor(nearest.distance / 10) * 10;
  return `${here} Lo más cercano está en ${placeLabel(nearest.area)}, a más de ${least} km.`.trim();
}

const nameOf = (place: string) => place.split(', ')[0] ?? place;
