import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { publish as contract } from '@tero/shared/contract/services-publish';
import { toCents } from '@tero/shared/rules/money/money';
import { isPriceless } from '@tero/shared/rules/money/price';
import { AppError } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { flag } from '../../../db/values/values.ts';
import { leavesNamed } from '../../categories/lookup.ts';
import { derivedColumns } from '../lists/derived-columns.ts';

type Written = Omit<
  BodyOf<typeof contract.create>,
  'category' | 'terms_accepted' | 'corrections' | 'is_active' | 'main_image_index' | 'photo_ids'
>;

/** Returns the columns that a service's form fills, and those derived for filters and sorting. */
export function serviceColumns(body: Written) {
  const written = {
    title: body.title,
    description: body.description,
    price_type: body.price_type,
    ...pricesOf(body),
    payment_type: body.payment_type,
    requires_custom_quote: flag(body.requires_custom_quote),
    estimated_duration: body.estimated_duration,
    hours_start: body.available_hours?.start ?? null,
    hours_end: body.available_hours?.end ?? null,
    service_type: body.service_type,
    coverage_area: body.coverage_area,
    service_status: body.service_status,
    client_requirements: body.client_requirements,
    additional_notes: body.additional_notes,
  };
  return { ...written, ...derivedColumns({ ...written, available_days: body.available_days }) };
}

/**
 * Returns the prices in centésimos: only those of the chosen type, and none if the payment is to be agreed (rule
 * MONEY-86). The form may also hold prices of other types.
 */
function pricesOf({ price_type, fixed_price, min_price, max_price, payment_type }: Written) {
  const isStated = !isPriceless(payment_type);
  const cents = (pesos: number | null | undefined) => (pesos && isStated ? toCents(pesos) : null);
  return {
    fixed_price: price_type === 'fixed' ? cents(fixed_price) : null,
    min_price: price_type === 'range' ? cents(min_price) : null,
    max_price: price_type === 'range' ? cents(max_price) : null,
  };
}

/** Returns the one category behind an id or a name (rule SRCH-26). Throws for a group of several categories. */
export async function leafOf(db: Db, given: string): Promise<number> {
  const named = await leavesNamed(db, given);
  const [leaf] = named?.ids ?? [];
  if (leaf !== undefined && named?.ids.length === 1) return leaf;
  const message = 'Elegí una categoría de la lista';
  throw new AppError('validation_failed', { message, errors: { category: message } });
}
