import type { Db } from '../db/schema/database.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { DemoContent, DemoPerson, DemoPost } from './demo-content.ts';
import { coverKey } from './images.ts';
import { insertAll, insertCounted } from './insert.ts';
import { type Random, random } from './random.ts';

/** Inserts posts with their images, and the number of likes by demo clients that the content gives. */
export async function insertPosts(
  db: Db,
  { posts, clients }: Pick<DemoContent, 'posts' | 'clients'>,
  ids: { clients: IdsByKey; providers: IdsByKey },
  now: Date,
): Promise<void> {
  const rows = posts.map((post, at) => {
    // spread over the day before, so that no two have the same time
    const created_at = daysBefore(now, post.days_ago, 30 + ((at * 41) % 480));
    const counts = { likes_count: post.likes_count, views_count: post.views_count, shares_count: 0 };
    const { content } = post;
    return { provider_id: idOf(ids.providers, post.provider), content, ...counts, created_at, updated_at: created_at };
  });
  const postIds = await insertCounted(db, 'posts', rows);
  const images = posts.flatMap(({ cover }, at) =>
    cover ? [{ post_id: postIds[at] as number, file: coverKey(cover), position: 0 }] : [],
  );
  await insertAll(db, 'post_images', images);
  const chance = random(61);
  const likes = posts.flatMap((post, at) =>
    admirers(post, at, clients).map((client) => ({
      post_id: postIds[at] as number,
      account_id: idOf(ids.clients, client.key),
      created_at: likedAt(post, client, now, chance),
    })),
  );
  await insertAll(db, 'post_likes', likes);
}

/** Returns the clients who like a post, different ones for each post. */
function admirers({ likes_count }: DemoPost, at: number, clients: readonly DemoPerson[]): DemoPerson[] {
  return Array.from({ length: likes_count }, (_, i) => clients[(at * 7 + i) % clients.length] as DemoPerson);
}

/** Returns a time after the post and after the client's registration. */
function likedAt(post: DemoPost, client: DemoPerson, now: Date, chance: Random): string {
  return daysBefore(now, Math.min(post.days_ago, client.member_days_ago) * (chance.below(100) / 100));
}
