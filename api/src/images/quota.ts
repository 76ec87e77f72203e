import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import { AppError } from '../core/errors.ts';
import type { Held, Trx } from '../db/schema/database.ts';
import { holdAccount } from '../db/sql/dialect.ts';

/**
 * Throws `quota_exceeded` when `adding` images would bring an account above `limits.accountImages`, counting its
 * services, posts, offers and reviews. Call it in the transaction that adds them. It locks the account, so that two
 * transactions at once count one after the other.
 */
export async function requireRoomForImages(trx: Trx, accountId: number, adding: number): Promise<void> {
  if (adding === 0) return;
  const held = await holdAccount(trx, accountId);
  if ((await countShown(held, accountId)) + adding > limits.accountImages) throw new AppError('quota_exceeded');
}

async function countShown(held: Held, accountId: number): Promise<number> {
  const { rows } = await sql<{ shown: number }>`select
    (select count(*) from service_images i join services s on s.id = i.service_id where s.provider_id = ${accountId})
    + (select count(*) from post_images i join posts p on p.id = i.post_id where p.provider_id = ${accountId})
    + (select count(*) from offers where provider_id = ${accountId})
    + (select count(*) from review_images where client_id = ${accountId}) as shown`.execute(held);
  return Number(rows[0]?.shown ?? 0);
}
