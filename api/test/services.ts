import type { Insertable } from 'kysely';
import type { Table } from '../src/db/schema/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { flag } from '../src/db/values/values.ts';
import { derivedColumns } from '../src/features/services/lists/derived-columns.ts';
import { refreshListed } from '../src/features/services/lists/lists.ts';
import { insertService } from '../src/features/services/write.ts';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

let made = 0;

export interface CreatedService {
  id: number;
  title: string;
  provider_id: number;
  category_id: number;
}

type GivenService = Partial<Insertable<Table<'services'>>> & {
  /** a category's name; Electricidad by default */
  category?: string;
  /** pesos: one fixed price, a range, or null for "A convenir" */
  price?: number | readonly [number, number] | null;
  days?: readonly string[];
  /** keys of the image store, the main one first */
  images?: readonly string[];
};

/** Inserts a service of `provider`, listed if the provider is entitled. `given` can set any column. */
export async function createService(h: Harness, provider: Person, given: GivenService = {}): Promise<CreatedService> {
  made += 1;
  const { category = 'Electricidad', price = 1800, days = ['lunes', 'martes'], images = [], ...columns } = given;
  const { db } = h.deps;
  const now = h.clock.now().toISOString();
  const leaf = await db.selectFrom('categories').select('id').where('name', '=', category).executeTakeFirstOrThrow();
  const written = {
    rating: 0,
    rating_total: 0,
    reviews_count: 0,
    provider_id: provider.id,
    category_id: leaf.id,
    title: `Servicio ${made}`,
    description: `Trabajo prolijo y con garantía, número ${made}.`,
    ...priceColumns(price),
    payment_type: 'por_trabajo' as const,
    service_type: 'presencial' as const,
    estimated_duration: '2 horas',
    coverage_area: 'Montevideo',
    service_status: 'basic' as const,
    created_at: now,
    updated_at: now,
    ...columns,
    is_active: columns.is_active ?? 1,
  };
  const service = { ...written, ...derivedColumns({ ...written, available_days: days }), listed: 0 as const };
  const id = await inTransaction(db, async (trx) => {
    const added = await insertService(trx, service);
    const rows = images.map((file, position) => ({ service_id: added, file, position, created_at: now }));
    if (rows.length) {
      const withMain = rows.map((row) => ({ ...row, is_main: flag(row.position === 0) }));
      await trx.insertInto('service_images').values(withMain).execute();
    }
    await refreshListed(trx, { serviceId: added }, h.clock.now());
    return added;
  });
  return { id, title: service.title, provider_id: provider.id, category_id: service.category_id };
}

/**
 * Copies a service quickly, as rows only, for tests of limits. The copies are listed if the service is, but are in no
 * counter and no search index. Returns their ids.
 */
export async function copyService(h: Harness, service: CreatedService, times: number): Promise<number[]> {
  const { db } = h.deps;
  const row = await db.selectFrom('services').selectAll().where('id', '=', service.id).executeTakeFirstOrThrow();
  const { id: _, ...columns } = row;
  const ids: number[] = [];
  for (let left = times; left > 0; left -= 100) {
    const copies = Array.from({ length: Math.min(left, 100) }, () => columns);
    const added = await db.insertInto('services').values(copies).returning('id').execute();
    ids.push(...added.map((copy) => copy.id));
  }
  return ids;
}

function priceColumns(price: number | readonly [number, number] | null) {
  const none = { fixed_price: null, min_price: null, max_price: null, requires_custom_quote: 0 as const };
  if (price === null) return { ...none, price_type: 'other' as const, requires_custom_quote: 1 as const };
  if (typeof price === 'number') return { ...none, price_type: 'fixed' as const, fixed_price: Math.round(price * 100) };
  const [min, max] = price;
  return { ...none, price_type: 'range' as const, min_price: Math.round(min * 100), max_price: Math.round(max * 100) };
}
