import { priceBounds } from '@tero/shared/rules/money/price';
import { serves } from '@tero/shared/rules/places/serving';
import { ratingFloor } from '@tero/shared/rules/ratings';
import { isOfferedToday } from '@tero/shared/rules/time/available';
import { durationsOf } from '@tero/shared/rules/time/estimated-duration';
import { daysMask } from '@tero/shared/rules/time/schedule';
import { localDay } from '@tero/shared/rules/time/time';
import type { SeenService } from '../../../../offline/cache/cache.ts';
import type { Filters } from '../../filters.ts';

/** Tells whether a cached service passes the filters; some need its details. */
export function passes({ card, detail }: SeenService, filters: Filters, now: Date): boolean {
  const {
    minPrice,
    maxPrice,
    rating,
    serviceType,
    paymentType,
    availableDays = [],
    duration,
    coverageArea,
    paper,
  } = filters;
  const bounds = priceBounds(card);
  const days = detail?.available_days ?? [];
  return (
    (minPrice === undefined || (bounds !== null && bounds.high >= minPrice)) &&
    (maxPrice === undefined || (bounds !== null && bounds.low <= maxPrice)) &&
    (rating === undefined || card.rating >= ratingFloor(rating)) &&
    (serviceType === undefined || card.service_type === serviceType || card.service_type === 'both') &&
    (paymentType === undefined || card.payment_type === paymentType) &&
    (!filters.disponibleHoy || isOfferedToday({ days: daysMask(days), ...detail?.available_hours }, now)) &&
    (availableDays.length === 0 || availableDays.some((day) => days.includes(day))) &&
    (duration === undefined || durationsOf(detail?.estimated_duration ?? '').includes(duration)) &&
    (coverageArea === undefined || serves(card.coverage_area, coverageArea)) &&
    (paper === undefined ||
      (detail?.provider.papers ?? []).some(({ kind, expires_on }) => kind === paper && expires_on >= localDay(now)))
  );
}
