import { type Priced, priceLabel } from '../money/price.ts';
import { placeLabel } from '../places/coverage.ts';
import { formatRating } from '../ratings.ts';

interface Rated {
  rating: number;
  reviews_count: number;
}

/** `★ 4,7 (12 reseñas)`; empty without reviews. */
export function ratedWords({ rating, reviews_count }: Rated): string {
  if (reviews_count === 0) return '';
  return `★ ${formatRating(rating)} (${reviews_count} ${reviews_count === 1 ? 'reseña' : 'reseñas'})`;
}

/** Returns the text beside a profile's shared link: the name, what they do, rating and place. */
export function profileShareText(provider: {
  name: string;
  company_name: string | null;
  service: string | null;
  location: string | null;
  rating: number;
  review_count: number;
}): string {
  const { service, location, rating, review_count: reviews_count } = provider;
  const facts = [service, ratedWords({ rating, reviews_count }), location && placeLabel(location)].filter(Boolean);
  return [`${provider.company_name ?? provider.name} en Tero`, facts.join(' · ')].filter(Boolean).join('\n');
}

/** Returns the text beside a service's shared link (rule FOUND-9): its subject, price, rating and place. */
export function shareText(service: Priced & Rated & { title: string; coverage_area: string }): string {
  const facts = [priceLabel(service), ratedWords(service), placeLabel(service.coverage_area)];
  return `${service.title} en Tero\n${facts.filter(Boolean).join(' · ')}`;
}
