import { otherTrade } from '@tero/shared/rules/services/other-trade';
import { sql } from 'kysely';
import type { Db, OuterDb, Trx } from '../../db/schema/database.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import { inTransaction } from '../../db/transaction.ts';
import { madeUpPassword } from '../../features/accounts/new-password/new-password.ts';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { readSignIns } from '../demo-content.ts';
import { recountProviders } from '../reviews.ts';
import { bulkService } from './content.ts';
import { type BulkProvider, bulkProviders, countBulkServices } from './providers.ts';
import { insertBulkServices, type Leaf } from './services.ts';

const perProvider = 20;
const batch = 5000;

/**
 * Adds generated services, for measurements, until the demo database has `total`. The same numbers give the same
 * content. The services share the demo's images. Returns how many were added.
 */
export async function seedBulk(db: OuterDb, total: number, now: Date): Promise<number> {
  const first = await countBulkServices(db);
  const end = first + Math.max(0, total - (await countServices(db)));
  const leaves = await readLeaves(db);
  const passwordHash = await hashPassword(madeUpPassword(readSignIns().password));
  for (let at = first; at < end; at += batch) {
    const numbers = Array.from({ length: Math.min(batch, end - at) }, (_, offset) => at + offset);
    await inTransaction(db, async (trx) => {
      const providers = await makeProviders(trx, numbers, passwordHash, now);
      await insertBulkServices(
        trx,
        numbers.map((n) => place(n, providers, leaves)),
        now,
      );
      await recountProviders(
        trx,
        [...providers.values()].map(({ id }) => id),
      );
    });
  }
  await recountCategories(db);
  await tidyUp(db);
  return end - first;
}

/** Tells whether the database has the demo content, because generated services may go only into a demo database. */
export async function hasDemo(db: Db): Promise<boolean> {
  const { admin } = readSignIns();
  return Boolean(await db.selectFrom('accounts').select('id').where('email_key', '=', admin.email).executeTakeFirst());
}

const providerOf = (n: number) => Math.floor(n / perProvider);

async function makeProviders(trx: Trx, numbers: readonly number[], passwordHash: string, now: Date) {
  const wanted = [...new Set(numbers.map(providerOf))];
  const made = await bulkProviders(trx, wanted, passwordHash, now);
  return new Map(wanted.map((number, at) => [number, made[at] as BulkProvider]));
}

/**
 * Returns the provider and category of the n-th service. A provider works in two categories, with a fifth of its
 * services in the second.
 */
function place(n: number, providers: ReadonlyMap<number, BulkProvider>, leaves: readonly Leaf[]) {
  const provider = providers.get(providerOf(n)) as BulkProvider;
  const leaf = leaves[(providerOf(n) + (n % 5 === 0 ? 7 : 0)) % leaves.length] as Leaf;
  return { n, provider, leaf, ...bulkService(n, leaf.slug) };
}

async function readLeaves(db: Db): Promise<Leaf[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('group_id', 'is not', null)
    .where('is_active', '=', 1)
    .where('slug', '!=', otherTrade)
    .orderBy('id')
    .execute();
}

async function countServices(db: Db): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

async function recountCategories(db: Db): Promise<void> {
  await db
    .updateTable('categories')
    .set({
      prices_changed: 1,
      listed_count: sql<number>`(
        select count(*) from services where services.category_id = categories.id and services.listed = 1
      )`,
    })
    .execute();
}
