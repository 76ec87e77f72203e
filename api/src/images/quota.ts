import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';

/**
 * Throws `quota_exceeded` when a provider's services, posts and offers would have more than `limits.accountImages`
 * images with `adding` more. To be called in the transaction that adds them, which locks the provider, so that two at
 * once are counted one after the other.
 */
export async function requireRoomForImages(db: Db, accountId: number, adding: number): Promise<void> {
  if (adding === 0) return;
  await hold(db, accountId);
  if ((await countShown(db, accountId)) + adding > limits.accountImages) throw new AppError('quota_exceeded');
}

async function hold(db: Db, accountId: number): Promise<void> {
  await db
    .selectFrom('provider_profiles')
    .select('account_id')
    .where('account_id', '=', accountId)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
}

async function countShown(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ shown: number }>`select
    (select count(*) from service_images i join services s on s.id = i.service_id where s.provider_id = ${accountId})
    + (select count(*) from post_images i join posts p on p.id = i.post_id where p.provider_id = ${accountId})
    + (select count(*) from offers where provider_id = ${accountId}) as shown`.execute(db);
  return Number(rows[0]?.shown ?? 0);
}
