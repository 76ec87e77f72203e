import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

export async function countPosts(db: Db, providerId: number): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select(sql<number>`count(*)`.as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
