import { formatPesos } from './money.ts';

export interface Priced {
  price_type: string;
  fixed_price: number | null;
  min_price: number | null;
  max_price: number | null;
  requires_custom_quote: boolean;
}

/**
 * Returns the price as text: fixed `$n`, range `$min - $max`, custom quote `A convenir`, otherwise `Consultar` (rule
 * MONEY-3). 0 is "no price".
 */
export function priceLabel(service: Priced): string {
  if (service.price_type === 'fixed' && service.fixed_price) return formatPesos(service.fixed_price);
  if (service.price_type === 'range' && service.min_price && service.max_price) {
    return `${formatPesos(service.min_price)} - ${formatPesos(service.max_price)}`;
  }
  return service.requires_custom_quote ? 'A convenir' : 'Consultar';
}

/** Tells whether a service states no price because its payment is to be agreed (rule MONEY-86). */
export function isPriceless(paymentType: unknown): boolean {
  return paymentType === 'a_convenir';
}

/** Returns the lowest and the highest price in pesos, or null when the service states none. */
export function priceBounds(service: Priced): { low: number; high: number } | null {
  if (service.price_type === 'fixed' && service.fixed_price) {
    return { low: service.fixed_price, high: service.fixed_price };
  }
  if (service.price_type === 'range' && service.min_price && service.max_price) {
    return { low: service.min_price, high: service.max_price };
  }
  return null;
}

/** Tells whether a service that states a price also offers a quote for each work (rule MONEY-87). */
export function isAlsoQuoted(service: Priced): boolean {
  return service.requires_custom_quote && priceBounds(service) !== null;
}

/** The label beside the price of such a service, and of the checkbox in its form. */
export const quotedLabel = 'Presupuesto a medida';

/** Returns the payment type as text: anything except por_hora and por_trabajo reads `A convenir` (rule MONEY-4). */
export function paymentTypeLabel(paymentType: string): string {
  if (paymentType === 'por_hora') return 'Por hora';
  if (paymentType === 'por_trabajo') return 'Por trabajo';
  return 'A convenir';
}
