import { toCents } from '@tero/shared/rules/money/money';
import { type Location, locationText } from '@tero/shared/rules/places/coverage';
import { places } from '@tero/shared/rules/places/places';
import { weekdays } from '@tero/shared/rules/time/schedule';
import type { Table } from '../../db/schema/database.ts';
import { flag } from '../../db/values/values.ts';
import { derivedColumns } from '../../features/services/lists/derived-columns.ts';
import { readData } from '../demo-content.ts';
import { type Random, random } from '../random.ts';

/** `demo/data/bulk.json`: the texts that generated services are made from. */
interface Pieces {
  endings: string[];
  openings: string[];
  middles: string[];
  closings: string[];
  durations: string[];
  comments: (string | null)[];
  firstNames: string[];
  lastNames: string[];
  companies: string[];
  subjects: Record<string, string[]>;
}

export const pieces = readData<Pieces>('bulk.json');

const inMontevideo = places.filter((place) => place.department === 'Montevideo');
const elsewhere = places.filter((place) => place.type === 'neighborhood' && place.department !== 'Montevideo');

/** Returns a random place, half of the time in Montevideo, as the population is distributed. */
export function somePlace(from: Random): Location {
  return from.pick(from.below(2) ? inMontevideo : elsewhere);
}

/** Returns the n-th generated service with its reviews. The same n gives the same content. */
export function bulkService(n: number, leafSlug: string) {
  const from = random(n * 2 + 1);
  const place = somePlace(from);
  const title = `${from.pick(pieces.subjects[leafSlug] ?? [])} en ${place.name} ${from.pick(pieces.endings)}`;
  const text = [pieces.openings, pieces.middles, pieces.closings].map((list) => from.pick(list)).join(' ');
  const written = {
    title,
    description: `${title}. ${text}`,
    ...somePrice(from),
    payment_type: from.pick(['por_hora', 'por_trabajo', 'a_convenir'] as const),
    service_type: from.pick(['presencial', 'presencial', 'presencial', 'both', 'remoto'] as const),
    estimated_duration: from.pick(pieces.durations),
    hours_start: '08:00',
    hours_end: from.pick(['17:00', '18:00', '20:00']),
    coverage_area: coverage(from, place),
    service_status: from.pick(['basic', 'basic', 'estandar', 'premium'] as const),
    client_requirements: null,
    additional_notes: null,
    is_active: flag(from.below(33) > 0),
  };
  const available_days = weekdays.filter((_, at) => (at < 5 ? from.below(8) > 0 : from.below(3) === 0));
  const daysAgo = 1 + from.below(900);
  return {
    row: { ...written, ...derivedColumns({ ...written, available_days }) },
    daysAgo,
    reviews: someReviews(from, daysAgo),
  };
}

export type BulkReview = ReturnType<typeof someReviews>[number];

/** Returns on average one and a half reviews, mostly good ones. */
function someReviews(from: Random, serviceDaysAgo: number) {
  const stars = () => from.pick([5, 5, 5, 4, 4, 3, 2]);
  return Array.from({ length: from.below(4) }, () => {
    const parts = [stars(), stars(), stars()] as const;
    return { parts, comment: from.pick(pieces.comments), daysAgo: from.below(serviceDaysAgo) };
  });
}

type Prices = Pick<
  Table<'services'>,
  'price_type' | 'fixed_price' | 'min_price' | 'max_price' | 'requires_custom_quote'
>;

function somePrice(from: Random): Prices {
  const none = { fixed_price: null, min_price: null, max_price: null, requires_custom_quote: 0 as const };
  const price = toCents(200 + from.below(160) * 50);
  const kind = from.below(10);
  if (kind < 5) return { ...none, price_type: 'fixed', fixed_price: price };
  if (kind < 8) return { ...none, price_type: 'range', min_price: price, max_price: price * 2 };
  return { ...none, price_type: 'other', requires_custom_quote: 1 };
}

function coverage(from: Random, place: Location): string {
  const kind = from.below(10);
  if (kind < 6) return locationText(place);
  return kind < 9 ? (place.department ?? 'Uruguay') : 'Uruguay';
}
