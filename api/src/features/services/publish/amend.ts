import { type Prices, priceFaults } from '@tero/shared/contract/services-publish';
import { toCents, toPesos } from '@tero/shared/rules/money/money';
import { isPriceless } from '@tero/shared/rules/money/price';
import { maskDays } from '@tero/shared/rules/time/schedule';
import type { Updateable } from 'kysely';
import { AppError, found } from '../../../core/errors.ts';
import type { Table, Trx } from '../../../db/schema/database.ts';
import { flag } from '../../../db/values/values.ts';
import type { Compare } from '../../../http/versions.ts';
import { derivedColumns } from '../lists/derived-columns.ts';
import { followEdit } from '../lists/lists.ts';
import { updateOwned } from '../write.ts';
import { leafOf } from './columns.ts';
import { holdService } from './repository.ts';

type Row = NonNullable<Awaited<ReturnType<typeof holdService>>>;
const fields = [
  'title',
  'description',
  'category_id',
  'price_type',
  'fixed_price',
  'min_price',
  'max_price',
  'requires_custom_quote',
  'estimated_duration',
  'coverage_area',
  'is_active',
] as const;

/** Changes to a service, prices in pesos; undefined fields do not change. */
export interface Amendment extends Partial<Omit<Prices, 'requires_custom_quote'>> {
  title?: string | undefined;
  description?: string | undefined;
  /** the category's id or name */
  category?: string | undefined;
  price_type?: Table<'services'>['price_type'] | undefined;
  requires_custom_quote?: boolean | undefined;
  estimated_duration?: string | undefined;
  coverage_area?: string | undefined;
  is_active?: boolean | undefined;
}

/**
 * Applies an administrator's changes to a service. Lists, counters and search follow. Returns the action for the log.
 */
export async function amendService(
  trx: Trx,
  id: number,
  given: Amendment,
  { now, compare }: { now: Date; compare: Compare },
) {
  const service = found(await holdService(trx, id), 'Servicio no encontrado');
  await compare(trx);
  const values = await amendedColumns(trx, service, given);
  const derived = derivedColumns({ ...service, ...values, available_days: maskDays(service.days_mask) });
  await updateOwned(trx, id, service.provider_id, { ...values, ...derived, updated_at: now.toISOString() });
  await followEdit(trx, service, values.category_id, now);
  return { ...differencesOf(service, values), id };
}

/** Returns the log's action: the service's fields before and after. */
export function differencesOf(before: Row, after: Updateable<Table<'services'>>) {
  const of = (row: Row | Updateable<Table<'services'>>) =>
    Object.fromEntries(fields.map((field) => [field, row[field]]));
  return { action: 'update', entity: 'service', before: of(before), after: { ...of(before), ...of(after) } } as const;
}

async function amendedColumns(trx: Trx, service: Row, given: Amendment) {
  const { title = service.title, description = service.description, category } = given;
  const { estimated_duration = service.estimated_duration, coverage_area = service.coverage_area } = given;
  const is_active = given.is_active ?? service.is_active === 1;
  return {
    title,
    description,
    estimated_duration,
    coverage_area,
    ...amendedPrices(service, given),
    category_id: category === undefined ? service.category_id : await leafOf(trx, category),
    is_active: flag(is_active),
  };
}

/** Checks the prices together. Missing prices come from the row. */
function amendedPrices(service: Row, given: Amendment) {
  const pesos = (cents: number | null) => (cents === null ? null : toPesos(cents));
  const prices = {
    price_type: given.price_type ?? service.price_type,
    fixed_price: given.fixed_price === undefined ? pesos(service.fixed_price) : given.fixed_price,
    min_price: given.min_price === undefined ? pesos(service.min_price) : given.min_price,
    max_price: given.max_price === undefined ? pesos(service.max_price) : given.max_price,
    payment_type: service.payment_type,
    requires_custom_quote: given.requires_custom_quote ?? service.requires_custom_quote === 1,
  };
  const isTouched = ['price_type', 'fixed_price', 'min_price', 'max_price', 'requires_custom_quote'].some(
    (field) => given[field as keyof Amendment] !== undefined,
  );
  const faults = isTouched ? [...pricelessFaults(service, given), ...priceFaults(prices)] : [];
  if (faults.length) {
    const errors = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
    throw new AppError('validation_failed', { message: faults[0]?.message, errors });
  }
  const cents = (price: number | null, type: string) => (price && prices.price_type === type ? toCents(price) : null);
  return {
    price_type: prices.price_type,
    fixed_price: cents(prices.fixed_price, 'fixed'),
    min_price: cents(prices.min_price, 'range'),
    max_price: cents(prices.max_price, 'range'),
    requires_custom_quote: flag(prices.requires_custom_quote),
  };
}

/**
 * Returns the faults of a price for a service whose payment is to be agreed, because the service would never show it
 * (rule MONEY-86).
 */
function pricelessFaults(service: Row, given: Amendment) {
  if (!isPriceless(service.payment_type)) return [];
  const named = (['fixed_price', 'min_price', 'max_price'] as const).filter((field) => given[field]);
  return named.map((field) => ({ field, message: 'El servicio se cobra «A convenir» y no lleva precio' }));
}
