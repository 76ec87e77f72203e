import { formatRating } from '../ratings.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { placeLabel } from './coverage.ts';
import { type SaidPrice, usualWords } from './usual-words.ts';

/** The figures of a category in a place. */
export interface PlaceFigures {
  category: { name: string };
  area: string;
  total: number;
  totalIsFloor: boolean;
  /** missing: kept by a device before there were any */
  usual?: readonly SaidPrice[] | undefined;
  rating: number;
  reviews_count: number;
}

/** `Electricidad en Pocitos, Montevideo`. */
export function placeTitle({ category, area }: Pick<PlaceFigures, 'category' | 'area'>): string {
  return `${category.name} en ${placeLabel(area)}`;
}

/** Writes the figures of a category in a place as sentences; leaves missing figures out (rule FOUND-6). */
export function placeText(figures: PlaceFigures): string {
  const { category, area, total, totalIsFloor, usual = [], rating, reviews_count } = figures;
  const count = `${totalIsFloor ? 'más de ' : ''}${wholeNumber(total)} ${total === 1 ? 'servicio' : 'servicios'}`;
  const sentences = [`Hay ${count} de ${category.name.toLocaleLowerCase('es')} en ${placeLabel(area)}.`];
  if (usual.length > 0) sentences.push(usualWords(usual));
  if (reviews_count > 0) {
    const reviews = reviews_count === 1 ? '1 reseña' : `${wholeNumber(reviews_count)} reseñas`;
    sentences.push(`El promedio es de ${formatRating(rating)} sobre 5, con ${reviews}.`);
  }
  return sentences.join(' ');
}
