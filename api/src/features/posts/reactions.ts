import type { Caller } from '../../core/caller.ts';
import { found } from '../../core/errors.ts';
import type { Visitor } from '../../core/visitor.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordEvent } from '../events/service.ts';
import * as likes from './like-repository.ts';
import * as posts from './repository.ts';
import { gone } from './view.ts';

export async function checkLike({ db }: Deps, id: number, caller: Caller): Promise<boolean> {
  found(await posts.findOwner(db, id, caller.accountId), gone);
  return likes.isLiked(db, id, caller.accountId);
}

/** Sets the caller's like to `wanted`, so that a repeat changes nothing; without it, flips the like (rule POST-13). */
export async function like({ db, clock }: Deps, id: number, wanted: boolean | undefined, { accountId }: Caller) {
  const at = clock.now().toISOString();
  return inTransaction(db, async (trx) => {
    found(await posts.findOwner(trx, id, accountId), gone);
    await posts.hold(trx, id);
    const liked = wanted ?? !(await likes.isLiked(trx, id, accountId));
    if (liked) await likes.insertLike(trx, id, accountId, at);
    else await likes.removeLike(trx, id, accountId);
    return { liked, likes_count: await likes.recount(trx, id) };
  });
}

/** Counts a view of a post that was opened within a profile; its page counts one by itself (rule POST-15). */
export async function open({ db, clock, config }: Deps, id: number, visitor: Visitor): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { provider_id } = found(await posts.findOwner(trx, id, visitor.caller?.accountId ?? null), gone);
    const event = { kind: 'post_view', subject_id: id, provider_id } as const;
    if (await recordEvent(trx, { now, config }, event, visitor)) await posts.addToCount(trx, id, 'views_count');
  });
}

/** Counts a share of the post's link, once per person and day. */
export async function share({ db, clock, config }: Deps, id: number, visitor: Visitor): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { provider_id } = found(await posts.findOwner(trx, id, visitor.caller?.accountId ?? null), gone);
    const event = { kind: 'post_share', subject_id: id, provider_id } as const;
    if (await recordEvent(trx, { now, config }, event, visitor)) await posts.addToCount(trx, id, 'shares_count');
  });
}

/** Removes the likes of an account that is being deleted. */
export async function forgetLikes(trx: Trx, accountId: number): Promise<void> {
  for (const id of await likes.likedPosts(trx, accountId)) {
    await posts.hold(trx, id);
    await likes.removeLike(trx, id, accountId);
    await likes.recount(trx, id);
  }
}
