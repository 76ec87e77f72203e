import { useMutation, useQueryClient } from '@tanstack/react-query';
import { posts } from '@tero/shared/contract/posts';
import { upload } from '../../lib/upload.ts';
import { postsKey } from '../../parts/post/queries.ts';

export interface PostSending {
  content: string;
  /** addresses of the post's images that stay; none for a new one */
  existingImages: readonly string[];
  files: readonly File[];
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, existingImages: _, ...given }: PostSending) =>
      upload(posts.create, { body: { content }, ...given }),
    onSuccess: () => client.invalidateQueries({ queryKey: postsKey, refetchType: 'none' }),
  });
}

/** The list of images that stay always goes along: what it does not name goes away (decisions, providers). */
export function useUpdatePost(postId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, existingImages, ...given }: PostSending) =>
      upload(posts.update, { params: { postId }, body: { content, existingImages }, ...given }),
    onSuccess: () => client.invalidateQueries({ queryKey: postsKey, refetchType: 'none' }),
  });
}
