import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@tero/shared/contract/endpoint';
import { posts } from '@tero/shared/contract/posts';
import { type UploadGiven, upload } from '../../lib/upload.ts';
import { postsKey } from '../../parts/post/queries.ts';

export interface PostSending extends Pick<UploadGiven<unknown>, 'files' | 'signal' | 'onProgress' | 'idempotencyKey'> {
  content: string;
  /** addresses of the post's images that stay; none for a new one */
  existingImages: readonly string[];
}

export type PostReply = ReplyOf<typeof posts.create>;

export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, existingImages: _, ...given }: PostSending): Promise<PostReply> =>
      upload(posts.create, { body: { content }, ...given }),
    onSuccess: () => client.invalidateQueries({ queryKey: postsKey, refetchType: 'none' }),
  });
}

/** The list of images that stay always goes along: what it does not name goes away (decisions, providers). */
export function useUpdatePost(postId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, existingImages, ...given }: PostSending): Promise<PostReply> =>
      upload(posts.update, { params: { postId }, body: { content, existingImages }, ...given }),
    onSuccess: () => client.invalidateQueries({ queryKey: postsKey, refetchType: 'none' }),
  });
}
