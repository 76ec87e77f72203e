import { fold } from '@tero/shared/rules/text/text';
import tree from '../../demo/data/categories.json' with { type: 'json' };
import type { Db, OuterDb } from '../db/schema/database.ts';
import { inTransaction } from '../db/transaction.ts';

interface Leaf {
  slug: string;
  name: string;
  description: string;
  faIcon: string;
  aliases: string[];
}

/**
 * Writes the fixed tree of categories (rule SRCH-23), but only into an empty table. Every installation has the tree.
 */
export async function seedCategories(db: OuterDb, now: Date): Promise<void> {
  const present = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (present) return;
  const created_at = now.toISOString();
  await inTransaction(db, async (trx) => {
    for (const [at, group] of tree.tree.entries()) {
      const groupId = await insert(trx, { ...group, description: null }, null, at, created_at);
      const extra = tree.optionalExtra.filter((leaf) => leaf.groupSlug === group.slug);
      for (const [position, leaf] of [...group.children, ...extra].entries()) {
        const id = await insert(trx, leaf, groupId, position, created_at);
        await insertAliases(trx, id, leaf);
      }
    }
  });
}

async function insert(
  db: Db,
  category: Omit<Leaf, 'aliases' | 'description'> & { description: string | null },
  groupId: number | null,
  position: number,
  created_at: string,
): Promise<number> {
  const row = await db
    .insertInto('categories')
    .values({
      group_id: groupId,
      name: category.name,
      name_key: fold(category.name),
      slug: category.slug,
      description: category.description,
      icon: category.faIcon,
      position,
      is_active: 1,
      listed_count: 0,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function insertAliases(db: Db, categoryId: number, leaf: Leaf): Promise<void> {
  if (leaf.aliases.length === 0) return;
  const rows = leaf.aliases.map((alias) => ({ alias_key: fold(alias), category_id: categoryId }));
  await db
    .insertInto('category_aliases')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}
