import type { Post } from '@tero/shared/contract/posts';
import { useAccount } from '../../lib/session/session.ts';
import type { OutboxItem } from '../../offline/outbox/item.ts';
import { useItemPhotos } from '../outbox/use-item-photos.ts';
import { isOpen, useWaiting } from '../outbox/waiting.ts';
import { withLike } from './queries.ts';
import { previewImage } from './WaitingPosts.tsx';

/** A post as its reader left it: with the like and, for its owner, the changes that wait for signal. */
export function useShownPost(given: Post): { post: Post; edit: OutboxItem | undefined } {
  const accountId = useAccount()?.id;
  const like = useWaiting('like', given.id).findLast(isOpen);
  const edit = useWaiting('post-edit', given.id).at(-1);
  const isOwn = accountId === given.provider_id;
  const previews = useItemPhotos(isOwn ? edit : undefined);
  const post = like ? withLike(given, (like.body as { liked: boolean }).liked) : given;
  if (!edit || !isOwn) return { post, edit: undefined };
  const { content, existingImages } = edit.body as { content: string; existingImages: readonly string[] };
  const kept = post.images.filter(({ image_url }) => existingImages.includes(image_url));
  return { post: { ...post, content, images: [...kept, ...previews.map(previewImage)] }, edit };
}
