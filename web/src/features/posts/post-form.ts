import { createPostBody, editedPostFiles, type Post, postFiles, updatePostBody } from '@tero/shared/contract/posts';
import { postTitle } from '@tero/shared/rules/posts';
import { excerpt } from '@tero/shared/rules/text/text';
import { formWords } from '../../common/conflict/differences.ts';
import type { FormPlace } from '../../common/form/stored-form.ts';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import { storedImage } from '../../common/images/image.ts';
import { keptOf } from '../../common/images/use-images.ts';
import type { ReplyOf } from '../../offline/kinds.ts';

export interface PostFields {
  content: string;
}

export interface PostFormGiven {
  /** undefined for a new one */
  post?: Post | undefined;
  onSent: (reply: ReplyOf<'post'>) => void;
  /** the message shown when the post waits for signal */
  queued: string;
  onQueued: () => void;
}

const newPost = createPostBody.pick({ content: true });
const editedPost = updatePostBody.pick({ content: true });

/** maximum number of letters of a post's first line in its name */
const named = 60;

const fields = (post?: Post): PostFields => ({ content: post?.content ?? '' });
const imagesOf = (post: Post) => post.images.map((image) => storedImage(image.image_url, image.card_url));
const words = formWords<PostFields>({ content: 'Descripción' });

/** The place where new posts are stored. */
export const newPostPlace: FormPlace = {
  begins: 'create-post',
  several: { name: 'content', another: 'otra publicación' },
};

/** The form of a post, text and images. What an edit does not name of the images goes away (rule POST-4). */
export function usePostForm({ post, ...told }: PostFormGiven) {
  return useOutboxForm({
    kind: post ? 'post-edit' : 'post',
    schema: post ? editedPost : newPost,
    place: post ? `edit-post-${post.id}` : newPostPlace,
    known: fields(post),
    images: { rules: post ? editedPostFiles : postFiles },
    edits: post && { shown: post, fields, images: imagesOf, words },
    item: ({ content }: PostFields, images) =>
      post
        ? {
            params: { postId: post.id },
            body: { content, existingImages: keptOf(images).map(({ id }) => String(id)) },
            title: `Cambios en la publicación: ${excerpt(post.title, named)}`,
          }
        : { body: { content }, title: `Publicación: ${excerpt(postTitle(content), named)}` },
    ...told,
  });
}
