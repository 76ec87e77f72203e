import type { Service } from '@tero/shared/contract/services';
import { priceBounds } from '@tero/shared/rules/money/price';

/** Returns whether a row has the same text for all services, if there are two or more. */
export function isSame(texts: readonly string[]): boolean {
  return texts.length > 1 && new Set(texts).size === 1;
}

type Money = Pick<
  Service,
  'id' | 'payment_type' | 'price_type' | 'fixed_price' | 'min_price' | 'max_price' | 'requires_custom_quote'
>;

/**
 * The service that costs less than each of the others, its dearest price below their lowest. Null where one names no
 * price or is paid in another way: these cannot be compared.
 */
export function cheapest(services: readonly Money[]): number | null {
  if (new Set(services.map(({ payment_type }) => payment_type)).size > 1) return null;
  const priced = services.flatMap((service) => {
    const bounds = priceBounds(service);
    return bounds ? [{ id: service.id, ...bounds }] : [];
  });
  if (priced.length < 2 || priced.length < services.length) return null;
  return priced.find((one) => priced.every((other) => other === one || one.high < other.low))?.id ?? null;
}

type Responding = Pick<Service, 'id'> & { provider: Pick<Service['provider'], 'id' | 'response_time'> };

/**
 * Returns the service whose provider usually responds sooner than the others whose time is known; null if only one time
 * is known.
 */
export function quickest(services: readonly Responding[]): number | null {
  const known = services.flatMap(({ id, provider: { response_time } }) =>
    response_time ? [{ id, minutes: response_time.minutes }] : [],
  );
  if (known.length < 2) return null;
  return known.find((one) => known.every((other) => other === one || one.minutes < other.minutes))?.id ?? null;
}
