import { placeLabel } from '@tero/shared/rules/places/coverage';

/** From how many km on nobody calls a place near. */
const far = 40;

/** What services beside a place stand below; `distance` in km to the nearest of them, undefined while unknown. */
export function nearHeading(place: string, distance: number | undefined): string {
  const where = place.includes(', ') ? 'En otras zonas' : 'En otros departamentos';
  if (distance !== undefined && distance >= far) return `${where}, lejos de ${nameOf(place)}`;
  return place.includes(', ') && distance !== undefined ? 'En zonas cercanas' : where;
}

/** Who is missing at the place, and how far the next ones are. */
export function nearText(place: string, nobody: boolean, nearest: { area: string; distance: number } | null): string {
  const here = nobody ? `En ${nameOf(place)} no hay nadie todavía.` : '';
  if (!nearest || nearest.distance < far) return here;
  // as the crow flies, so it is more by road
  const least = Math.floor(nearest.distance / 10) * 10;
  return `${here} Lo más cercano está en ${placeLabel(nearest.area)}, a más de ${least} km.`.trim();
}

const nameOf = (place: string) => place.split(', ')[0] ?? place;
