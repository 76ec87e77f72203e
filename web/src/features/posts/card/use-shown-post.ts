import type { Post } from '@tero/shared/contract/posts';
import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { useWaiting, useWords } from '../../../common/outbox/waiting.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { withLike } from './like-queries.ts';
import { previewImage } from './WaitingPosts.tsx';

/** Returns a post with the waiting like and, for its owner, the waiting edit applied. */
export function useShownPost(given: Post): { post: Post; edit: OutboxItem | undefined } {
  const accountId = useAccount()?.id;
  const like = useWords('like', given.id).at(-1);
  const edit = useWaiting('post-edit', given.id).at(-1);
  const isOwn = accountId === given.provider_id;
  const previews = useItemImages(isOwn ? edit : undefined);
  const post = like ? withLike(given, (like.body as { liked: boolean }).liked) : given;
  if (!edit || !isOwn) return { post, edit: undefined };
  const { content, existingImages } = edit.body as { content: string; existingImages: readonly string[] };
  const kept = post.images.filter(({ image_url }) => existingImages.includes(image_url));
  return { post: { ...post, content, images: [...kept, ...previews.map(previewImage)] }, edit };
}
