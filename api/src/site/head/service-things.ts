import type { Review } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { priceBounds } from '@tero/shared/rules/money/price';
import { country, placeLabel } from '@tero/shared/rules/places/coverage';
import { address } from '@tero/shared/rules/text/address';
import { maskDays, type Weekday } from '@tero/shared/rules/time/schedule';
import type {
  AggregateOffer,
  AggregateRating,
  DayOfWeek,
  Offer,
  OpeningHoursSpecification,
  Review as SchemaReview,
} from 'schema-dts';
import type { Thing } from './graph.ts';

const shownReviews = 5;

/** Returns a service in the vocabulary of schema.org. Ratings and reviews are included only if people wrote some. */
export function serviceThing(service: Service, reviews: readonly Review[], publicUrl: string): Thing {
  const { provider } = service;
  const offers = offerOf(service, publicUrl + address`/servicios/${service.id}`);
  const rating = ratingOf(service.rating, service.reviews_count);
  const hours = hoursOf(service);
  const counted = reviews.filter(({ counts }) => counts).slice(0, shownReviews);
  return {
    '@type': 'Service',
    '@id': publicUrl + address`/servicios/${service.id}`,
    name: service.title,
    description: service.description,
    url: publicUrl + address`/servicios/${service.id}`,
    serviceType: service.category,
    areaServed: { '@type': 'AdministrativeArea', name: areaName(service.coverage_area) },
    ...(service.images.length > 0 && { image: service.images.map(({ image_url }) => publicUrl + image_url) }),
    provider: {
      '@type': 'Organization',
      name: provider.company_name ?? provider.name,
      url: publicUrl + address`/provider-profile/${provider.id}`,
    },
    ...(hours && { hoursAvailable: hours }),
    ...(offers && { offers }),
    ...(rating && { aggregateRating: rating }),
    ...(rating && counted.length > 0 && { review: counted.map(reviewThing) }),
  };
}

/** Describes a provider, with the rating of all its services. */
export function providerThing(
  provider: { id: number; name: string; company_name: string | null; description: string | null; rating: number } & {
    review_count: number;
    profile_image: string | null;
    location: string | null;
  },
  publicUrl: string,
): Thing {
  const url = publicUrl + address`/provider-profile/${provider.id}`;
  const rating = ratingOf(provider.rating, provider.review_count);
  return {
    '@type': 'Organization',
    '@id': url,
    name: provider.company_name ?? provider.name,
    url,
    ...(provider.description && { description: provider.description }),
    ...(provider.profile_image && { image: publicUrl + provider.profile_image }),
    ...(provider.location && { areaServed: { '@type': 'AdministrativeArea', name: provider.location } }),
    ...(rating && { aggregateRating: rating }),
  };
}

function areaName(area: string): string {
  const label = placeLabel(area);
  return label === country ? country : `${label}, ${country}`;
}

const dayNames: Record<Weekday, DayOfWeek> = {
  lunes: 'https://schema.org/Monday',
  martes: 'https://schema.org/Tuesday',
  miercoles: 'https://schema.org/Wednesday',
  jueves: 'https://schema.org/Thursday',
  viernes: 'https://schema.org/Friday',
  sabado: 'https://schema.org/Saturday',
  domingo: 'https://schema.org/Sunday',
};

/**
 * Returns the hours of a listed service. As in schema.org, hours that close before they open close on the next day
 * (rule TIME-9).
 */
function hoursOf({ schedule }: Service): OpeningHoursSpecification | null {
  if (!schedule?.start || !schedule.end) return null;
  const dayOfWeek = maskDays(schedule.days).map((day) => dayNames[day]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: schedule.start, closes: schedule.end };
}

function offerOf(service: Service, url: string): Offer | AggregateOffer | null {
  const bounds = priceBounds(service);
  if (!bounds) return null;
  const from = service.pause
    ? { availabilityStarts: service.pause.until }
    : ({ availability: 'https://schema.org/InStock' } as const);
  const offered = { url, priceCurrency: 'UYU', ...from } as const;
  if (bounds.low === bounds.high) return { '@type': 'Offer', ...offered, price: bounds.low };
  return { '@type': 'AggregateOffer', ...offered, lowPrice: bounds.low, highPrice: bounds.high };
}

function ratingOf(rating: number, count: number): AggregateRating | null {
  if (count === 0) return null;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 };
}

/**
 * Returns a review in the vocabulary of schema.org. For an anonymous review the author's name is the label that
 * everybody reads (rule REV-7).
 */
function reviewThing({ user_name, final_rating, comment, created_at }: Review): SchemaReview {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: user_name },
    datePublished: created_at.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: final_rating, bestRating: 5, worstRating: 1 },
    ...(comment && { reviewBody: comment }),
  };
}
