import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Review, reviews } from '@tero/shared/contract/reviews';

export type SpanName = 'current' | 'historical';

export interface Span {
  name: SpanName;
  title: string;
  /** text of an empty list */
  none: string;
  reviews: readonly Review[];
}

/** Returns the reviews of the last 6 months and the older ones (rule REV-8). */
export function spansOf(lists: ResponseOf<typeof reviews.ofProvider>): Record<SpanName, Span> {
  return {
    current: {
      name: 'current',
      title: 'Últimos 6 meses',
      none: 'No hay reseñas de los últimos 6 meses',
      reviews: lists.current_reviews,
    },
    historical: {
      name: 'historical',
      title: 'Anteriores',
      none: 'No hay reseñas de hace más de 6 meses',
      reviews: lists.historical_reviews,
    },
  };
}
