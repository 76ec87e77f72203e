import { toCents } from '@tero/shared/rules/money/money';
import type { Insertable } from 'kysely';
import type { Db, Table } from '../db/schema/database.ts';
import { flag } from '../db/values/values.ts';
import { derivedColumns } from '../features/services/lists/derived-columns.ts';
import { type IdsByKey, idOf, keyed } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { DemoService } from './demo-content.ts';
import { coverKey } from './images.ts';
import { insertAll, insertCounted } from './insert.ts';

const cents = (pesos: number | null) => (pesos === null ? null : toCents(pesos));

/** Inserts services with their images, not listed yet. */
export async function insertServices(
  db: Db,
  services: readonly DemoService[],
  providers: IdsByKey,
  now: Date,
): Promise<IdsByKey> {
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const leaves: IdsByKey = new Map(categories.map(({ id, name }) => [name, id]));
  const rows = services.map((service, at) =>
    serviceRow(service, {
      provider_id: idOf(providers, service.provider),
      category_id: idOf(leaves, service.category),
      // spread over the day before, so that no two have the same time
      created_at: daysBefore(now, service.days_ago, 60 + ((at * 37) % 480)),
    }),
  );
  const ids = await insertCounted(db, 'services', rows);
  const images = services.flatMap((service, at) =>
    service.images.map((file, position) => ({
      service_id: ids[at] as number,
      file: coverKey(file),
      position,
      is_main: flag(position === 0),
      created_at: rows[at]?.created_at as string,
    })),
  );
  await insertAll(db, 'service_images', images);
  return keyed(services, ids);
}

function serviceRow(
  service: DemoService,
  place: { provider_id: number; category_id: number; created_at: string },
): Insertable<Table<'services'>> {
  const prices = {
    price_type: service.price_type,
    fixed_price: cents(service.fixed_price),
    min_price: cents(service.min_price),
    max_price: cents(service.max_price),
  };
  const hours = {
    hours_start: service.available_hours?.start ?? null,
    hours_end: service.available_hours?.end ?? null,
  };
  const { estimated_duration, coverage_area, available_days } = service;
  return {
    ...place,
    ...prices,
    ...hours,
    ...derivedColumns({ ...prices, ...hours, estimated_duration, coverage_area, available_days }),
    title: service.title,
    description: service.description,
    requires_custom_quote: flag(service.requires_custom_quote),
    payment_type: service.payment_type,
    service_type: service.service_type,
    estimated_duration,
    coverage_area,
    service_status: service.service_status,
    client_requirements: service.client_requirements || null,
    additional_notes: service.additional_notes || null,
    is_active: flag(service.is_active),
    updated_at: place.created_at,
    listed: 0,
    rating: 0,
    rating_total: 0,
    reviews_count: 0,
  };
}
