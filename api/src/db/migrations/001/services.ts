import type { Kysely } from 'kysely';
import { one, owned, required, run, tableWithId, zero } from '../../sql/columns.ts';

export async function createServices(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'categories')
    .addColumn('group_id', 'integer', (c) => c.references('categories.id'))
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('icon', 'text')
    .addColumn('position', 'integer', zero)
    .addColumn('is_active', 'integer', one)
    .addColumn('listed_count', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('category_aliases')
    .addColumn('alias_key', 'text', (c) => c.primaryKey())
    .addColumn('category_id', 'integer', owned('categories.id'))
    .execute();
  await tableWithId(db, 'services')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('price_type', 'text', required)
    .addColumn('fixed_price', 'integer')
    .addColumn('min_price', 'integer')
    .addColumn('max_price', 'integer')
    .addColumn('requires_custom_quote', 'integer', zero)
    .addColumn('payment_type', 'text', required)
    .addColumn('service_type', 'text', required)
    .addColumn('estimated_duration', 'text', required)
    .addColumn('hours_start', 'text')
    .addColumn('hours_end', 'text')
    .addColumn('coverage_area', 'text', required)
    .addColumn('service_status', 'text', required)
    .addColumn('client_requirements', 'text')
    .addColumn('additional_notes', 'text')
    .addColumn('is_active', 'integer', one)
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('days_mask', 'integer', zero)
    .addColumn('duration_mask', 'integer', zero)
    .addColumn('coverage_key', 'text', required)
    .addColumn('coverage_department', 'text', required)
    .addColumn('price_low', 'integer')
    .addColumn('price_high', 'integer')
    .addColumn('price_asc_key', 'integer', required)
    .addColumn('price_desc_key', 'integer', required)
    .addColumn('listed', 'integer', zero)
    .addColumn('rating', 'integer', zero)
    .addColumn('rating_total', 'integer', zero)
    .addColumn('reviews_count', 'integer', zero)
    .execute();
  await tableWithId(db, 'service_images')
    .addColumn('service_id', 'integer', owned('services.id'))
    .addColumn('file', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('is_main', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [...listingIndexes(), ...otherIndexes]);
}

/**
 * Returns one partial index for each sort, over all listed services and by category, so that a page is read from its
 * first row.
 */
function listingIndexes(): string[] {
  const orders = {
    rating: 'rating desc, reviews_count desc, id desc',
    newest: 'created_at desc, id desc',
    cheap: 'price_asc_key, id desc',
    dear: 'price_desc_key desc, id desc',
  };
  return Object.entries(orders).flatMap(([name, columns]) => [
    `create index services_listed_${name} on services (${columns}) where listed = 1`,
    `create index services_category_${name} on services (category_id, ${columns}) where listed = 1`,
  ]);
}

/** All columns that filters read, so that SQLite counts rare results from the index alone. */
const filterColumns =
  'category_id, coverage_department, coverage_key, service_type, payment_type, days_mask, duration_mask, price_low, price_high, rating, id';

const otherIndexes = [
  `create index services_filters on services (${filterColumns}) where listed = 1`,
  'create index categories_group on categories (group_id)',
  'create index category_aliases_category on category_aliases (category_id)',
  'create index services_provider on services (provider_id, created_at desc)',
  'create index services_category on services (category_id)',
  'create index service_images_service on service_images (service_id, position)',
  'create index service_images_file on service_images (file)',
  'create unique index service_images_main on service_images (service_id) where is_main = 1',
];
