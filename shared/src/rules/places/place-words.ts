import { formatPesos } from '../money/money.ts';
import { formatRating } from '../ratings.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { placeLabel } from './coverage.ts';
import type { UsualPrice } from './usual-price.ts';

/** What is known of a category in a place. */
export interface PlaceFigures {
  category: { name: string };
  area: string;
  total: number;
  totalIsFloor: boolean;
  usual_price: UsualPrice | null;
  rating: number;
  reviews_count: number;
}

/** `Electricidad en Pocitos, Montevideo`. */
export function placeTitle({ category, area }: Pick<PlaceFigures, 'category' | 'area'>): string {
  return `${category.name} en ${placeLabel(area)}`;
}

/** Says the figures of a category in a place in sentences; what there is no figure of is not said (rule FOUND-6). */
export function placeText(figures: PlaceFigures): string {
  const { category, area, total, totalIsFloor, usual_price, rating, reviews_count } = figures;
  const count = `${totalIsFloor ? 'más de ' : ''}${wholeNumber(total)} ${total === 1 ? 'servicio' : 'servicios'}`;
  const sentences = [`Hay ${count} de ${category.name.toLocaleLowerCase('es')} en ${placeLabel(area)}.`];
  if (usual_price) sentences.push(priceSentence(usual_price));
  if (reviews_count > 0) {
    const reviews = reviews_count === 1 ? 'Una reseña les da' : `Sus ${wholeNumber(reviews_count)} reseñas les dan`;
    sentences.push(`${reviews} ${formatRating(rating)} de 5.`);
  }
  return sentences.join(' ');
}

const ways: Readonly<Record<string, string>> = { por_hora: ' por hora', por_trabajo: ' por trabajo' };

function priceSentence({ payment_type, low, high, providers }: UsualPrice): string {
  const span = low === high ? formatPesos(low) : `entre ${formatPesos(low)} y ${formatPesos(high)}`;
  return `Lo habitual es ${span}${ways[payment_type] ?? ''}, según ${providers} proveedores.`;
}
