import type { Post } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import type { DaySpan } from '@tero/shared/rules/metrics';
import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import { found } from '../../core/errors.ts';
import { pageToken, type Visitor } from '../../core/visitor.ts';
import { bestEffortWrite } from '../../db/best-effort-write.ts';
import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordOpening } from '../events/service.ts';
import { findImages } from './image-repository.ts';
import { countBetween } from './like-repository.ts';
import * as posts from './repository.ts';
import { gone, postView } from './view.ts';

/**
 * Returns a post, also of a provider who is no longer entitled. Counts a view per viewer and day, except its owner's.
 */
export async function detail(deps: Deps, id: number, visitor: Visitor): Promise<Post> {
  const { provider_id } = found(await posts.findOwner(deps.db, id, visitor.caller?.accountId ?? null), gone);
  await countView(deps, id, provider_id, visitor);
  return withToken(deps, await view(deps.db, id, visitor.caller), visitor.caller);
}

/** Adds the token of the post's page, for counting its shares. */
function withToken({ clock, config }: Deps, post: Post, caller: Caller | null): Post {
  const page = { of: 'post', id: post.id } as const;
  return { ...post, page_token: pageToken(config.jwtSecret, localDay(clock.now()), page, caller) };
}

async function countView(
  { db, clock, config }: Deps,
  id: number,
  provider_id: number,
  visitor: Visitor,
): Promise<void> {
  const now = clock.now();
  const count = () =>
    inTransaction(db, async (trx) => {
      const event = { kind: 'post_view', subject_id: id, provider_id } as const;
      if (await recordOpening(trx, { now, config }, event, visitor)) await posts.addToCount(trx, id, 'views_count');
    });
  await bestEffortWrite(count, undefined);
}

/** Returns a post as the caller sees it. */
export async function view(db: Db, id: number, caller: Caller | null): Promise<Post> {
  const row = found(await posts.find(db, id, caller?.accountId ?? null), gone);
  return postView(row, await findImages(db, [id]));
}

/** Returns a provider's posts as a visitor reads them. */
export async function listFor(deps: Deps, providerId: number, visitor: Visitor): Promise<Post[]> {
  const list = await ofProvider(deps, providerId, visitor.caller);
  return list.map((post) => withToken(deps, post, visitor.caller));
}

/** Returns a provider's posts, the newest first. */
export async function ofProvider({ db }: Deps, providerId: number, caller: Caller | null): Promise<Post[]> {
  const rows = await posts.listOfProvider(db, providerId, caller?.accountId ?? null, limits.postsListed);
  const images = await findImages(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => postView(row, images));
}

/** Likes of each post of a provider on the local days of a span. */
export function countLikes(db: Db, providerId: number, { first, last }: DaySpan) {
  const [from, before] = [first, addDays(last, 1)].map((day) => startOfDay(day).toISOString()) as [string, string];
  return countBetween(db, providerId, from, before);
}
