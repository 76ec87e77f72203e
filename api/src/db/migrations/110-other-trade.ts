import { type Kysely, sql } from 'kysely';

/**
 * Adds the category 'Otro trabajo' (rule SRCH-23) where the tree is there already; an empty table gets it with the tree.
 * It leaves a category that the team gave this name as it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const at = new Date().toISOString();
  const group = { name: 'Otros servicios', key: 'otros servicios', slug: 'otros-servicios' };
  const leaf = { name: 'Otro trabajo', key: 'otro trabajo', slug: 'otro-trabajo' };
  const description = 'Trabajos que todavía no tienen su categoría.';
  await sql`
    insert into categories (group_id, name, name_key, slug, icon, position, created_at)
    select null, ${group.name}, ${group.key}, ${group.slug}, 'fa-shapes', max(position) + 1, ${at}
    from categories where group_id is null having count(*) > 0
    on conflict do nothing`.execute(db);
  await sql`
    insert into categories (group_id, name, name_key, slug, description, icon, position, created_at)
    select id, ${leaf.name}, ${leaf.key}, ${leaf.slug}, ${description}, 'fa-shapes', 999, ${at}
    from categories where name_key = ${group.key} and group_id is null
    on conflict do nothing`.execute(db);
}
