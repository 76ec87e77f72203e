import { placeLabel } from '@tero/shared/rules/places/coverage';

/** The name of a place, and the department that it is in; undefined of a department itself. */
export function partsOf(place: string): { name: string; within: string | undefined } {
  const [name = '', within] = place.split(', ');
  return { name, within };
}

/** Says how many providers there are in the chosen place: one, or none. */
export function hereWords(count: number, place: string): string {
  const { name } = partsOf(place);
  return count === 0 ? `En ${name} no hay nadie todavía.` : `En ${name} hay 1 solo proveedor.`;
}

/** Says how many providers there are around it; `area` undefined: in the whole country. */
export function aroundWords(count: number, isMore: boolean, area: string | undefined): string {
  const where = area === undefined ? 'En todo el país' : `En todo ${placeLabel(area)}`;
  return `${where} hay ${isMore ? `más de ${count}` : count} proveedores.`;
}

/** The same list there, without asking anybody yet. */
export function seeWords(area: string | undefined): string {
  return area === undefined ? 'Ver en todo el país' : `Ver en ${placeLabel(area)}`;
}
