import { zodResolver } from '@hookform/resolvers/zod';
import { createPostBody, editedPostFiles, type Post, postFiles, updatePostBody } from '@tero/shared/contract/posts';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../lib/attempt.ts';
import type { KeptDraft } from '../../offline/drafts.ts';
import { restoredPhotos } from '../../parts/draft/restored.ts';
import { type FormDraft, useDraft } from '../../parts/draft/use-draft.ts';
import { storedPhoto } from '../../parts/photos/photo.ts';
import { usePhotos } from '../../parts/photos/use-photos.ts';

export interface PostFields {
  content: string;
}
export type PostDraft = KeptDraft<FormDraft<PostFields>> | null;

const edited = updatePostBody.pick({ content: true });

export interface PostFormGiven {
  /** whose draft it is */
  account: number;
  /** none for a new one */
  post?: Post | undefined;
  /** what was written before and not sent */
  draft: PostDraft;
}

/** Under which name the draft of a post stands. */
export function draftForm(postId?: number): string {
  return postId === undefined ? 'create-post' : `edit-post-${postId}`;
}

/** The text and the pictures of a post, kept on the device until they are sent. */
export function usePostForm({ account, post, draft }: PostFormGiven) {
  const form = useForm<PostFields, unknown, PostFields>({
    resolver: zodResolver(post ? edited : createPostBody),
    reValidateMode: 'onSubmit',
    defaultValues: draft?.values.fields ?? { content: post?.content ?? '' },
  });
  const stored = post?.images.map((image) => storedPhoto(image.image_url, image.card_url));
  const photos = usePhotos({ rules: post ? editedPostFiles : postFiles, initial: restoredPhotos(draft, stored) });
  const attempt = useAttempt(draft?.values.attempt);
  const kept = useDraft({
    owner: { account, form: draftForm(post?.id) },
    form,
    photos,
    keptAt: draft?.keptAt,
    attempt: attempt.current,
  });
  return { form, photos, attempt, kept };
}
