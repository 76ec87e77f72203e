import { zodResolver } from '@hookform/resolvers/zod';
import { createPostBody, editedPostFiles, type Post, postFiles, updatePostBody } from '@tero/shared/contract/posts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formWords } from '../../common/conflict/differences.ts';
import { discardTyped } from '../../common/conflict/discard-typed.ts';
import { useConflict } from '../../common/conflict/use-conflict.ts';
import { rebasedImages, restoredImages } from '../../common/form/restored.ts';
import { settleSend } from '../../common/form/settle-send.ts';
import { useDraft } from '../../common/form/use-draft.ts';
import { useSending } from '../../common/form/use-sending.ts';
import { storedImage } from '../../common/images/image.ts';
import { keptOf, useImages } from '../../common/images/use-images.ts';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import type { OpenedForm, OutboxItem } from '../../offline/outbox/outbox.ts';
import type { PostReply, PostResult, PostSending } from './queries.ts';

export interface PostFields {
  content: string;
}
export type PostDraft = OpenedForm<PostFields> | null;

export interface PostFormGiven {
  /** owner of the draft */
  account: number;
  /** undefined for a new one */
  post?: Post | undefined;
  /** what it begins with */
  draft: PostDraft;
  /** the name of its draft */
  name: FormName;
  send: (sending: PostSending) => Promise<PostResult>;
  onSent: (reply: PostReply) => void;
  /** called when the post waits in the outbox */
  onQueued: (item: OutboxItem) => void;
}

const newPost = createPostBody.pick({ content: true });
const editedPost = updatePostBody.pick({ content: true });

/** The name of a new post's draft. */
export const draftOfNew = 'create-post';

/** Returns the name of the draft of a post's edit. */
export function draftForm(postId: number): FormName {
  return `edit-post-${postId}`;
}

function valuesOf(post: Post | undefined): PostFields {
  return { content: post?.content ?? '' };
}

function imagesOf(post: Post | undefined) {
  return (post?.images ?? []).map((image) => storedImage(image.image_url, image.card_url));
}

const postWords = formWords<PostFields>({ content: 'Descripción' });

/** The form of a post, text and images, stored on the device until it is sent. */
export function usePostForm({ account, post, draft, name, send, onSent, onQueued }: PostFormGiven) {
  const form = useForm({
    resolver: zodResolver(post ? editedPost : newPost),
    reValidateMode: 'onSubmit',
    defaultValues: draft?.values.fields ?? valuesOf(post),
  });
  const photos = useImages({
    rules: post ? editedPostFiles : postFiles,
    initial: restoredImages(draft, imagesOf(post)),
  });
  const conflict = useConflict({
    form,
    opened: post,
    valuesOf,
    began: draft?.values.began,
    words: postWords,
    submit: () => void form.handleSubmit(submit, () => setFault(null))(),
    onRebase: (theirs, all) => {
      photos.replace(all ? { photos: imagesOf(theirs) } : rebasedImages(photos, imagesOf(theirs)));
      if (all) void discardTyped(autosave, draft);
    },
  });
  const autosave = useDraft({
    draft: { account, form: name },
    form,
    images: photos,
    opened: draft,
    began: post && conflict.began,
  });
  const sending = useSending();
  const [fault, setFault] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);

  async function submit({ content }: PostFields): Promise<void> {
    if (sending.progress !== null || isDone || photos.preparing > 0) return;
    setFault(null);
    const existingImages = keptOf(photos).map(({ id }) => String(id));
    void autosave.save(true);
    const { version } = conflict.began();
    const given = { content, existingImages, version, files: photos.files, draft: autosave.snapshot() };
    const result = await sending.send((wire) => send({ ...given, ...wire }));
    setDone(result.state === 'sent' || result.state === 'queued');
    return settleSend(result, { autosave, onFailed, onSent, onQueued });
  }
  function onFailed(error: unknown): void {
    if (!conflict.takes(error) && !showFieldFaults(form, error)) setFault(error);
  }
  return {
    form,
    photos,
    autosave,
    sending,
    isDone,
    conflict,
    /** the server's error, unless it is about the text */
    fault,
    ofImages: isApiError(fault) ? fault.errors[postFiles.field] : undefined,
    submit: form.handleSubmit(submit, () => setFault(null)),
  };
}
