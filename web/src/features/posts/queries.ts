import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Post, posts } from '@tero/shared/contract/posts';
import { postTitle } from '@tero/shared/rules/posts';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { type FormSnapshot, type SendOptions, type SendResult, send } from '../../offline/outbox/outbox.ts';

export interface PostSending extends SendOptions {
  content: string;
  /** addresses of the existing images to keep; none for a new post */
  existingImages: readonly string[];
  /** of the post that the form began with */
  version: string | undefined;
  /** what the form holds, with its identity */
  draft: FormSnapshot;
}

export type PostReply = ResponseOf<typeof posts.create>;
export type PostResult = SendResult<PostReply>;

/** maximum number of letters of a post's first line in its name */
const named = 60;

/** Creates a post, or leaves it in the outbox. */
export function useCreatePost() {
  return useMutation({
    mutationFn: ({ content, existingImages: _, version: __, draft, ...options }: PostSending): Promise<PostResult> =>
      send<PostReply>(
        {
          kind: 'post',
          params: {},
          body: { content },
          title: `Publicación: ${excerpt(postTitle(content), named)}`,
          edit: '/create-post',
          draft,
        },
        options,
      ),
  });
}

/** Sends an edit with the list of images that stay; what it does not name goes away (rule POST-4). */
export function useUpdatePost(post: Post) {
  return useMutation({
    mutationFn: ({ content, existingImages, version, draft, ...options }: PostSending): Promise<PostResult> =>
      send<PostReply>(
        {
          kind: 'post-edit',
          params: { postId: post.id },
          body: { content, existingImages },
          title: `Cambios en la publicación: ${excerpt(post.title, named)}`,
          edit: address`/edit-post/${post.id}`,
          ifMatch: version,
          draft,
        },
        options,
      ),
  });
}
