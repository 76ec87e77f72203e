import type { Post } from '@tero/shared/contract/posts';
import { delays } from '@tero/shared/delays';
import { address } from '@tero/shared/rules/text/address';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { useAccount } from '../../lib/session/session.ts';
import { OwnPageHead } from '../providers/OwnPageHead.tsx';
import { useEditedPost } from './card/queries.ts';
import { NotYours, PostFailure } from './PostFailure.tsx';
import { PostForm } from './PostForm.tsx';
import { PostFormSkeleton } from './PostFormSkeleton.tsx';
import { draftForm, type PostDraft, type PostFields } from './post-form.ts';
import { useUpdatePost } from './queries.ts';

/** The page to edit a post. Always loads by id; what the navigation carries is only a head start (rule NAV-10). */
export function EditPostPage() {
  const account = useAccount();
  const postId = Number(useParams().postId);
  const carried = (useLocation().state as { post?: Post } | null)?.post;
  const { data: post, error, refetch } = useEditedPost(postId, carried?.id === postId ? carried : undefined);
  const isGone = isApiError(error, 'not_found');
  if (!account) return null;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      {post && !isGone && post.provider_id !== account.id && <NotYours />}
      {post && !isGone && post.provider_id === account.id && <Editing post={post} account={account.id} />}
      {error && (!post || isGone) && <PostFailure editing error={error} onRetry={() => void refetch()} />}
      {!post && !error && <PostFormSkeleton />}
    </div>
  );
}

function Editing({ post, account }: { post: Post; account: number }) {
  const stored = useOpenedForm<PostFields>({ account, form: draftForm(post.id) });
  // remounts the form with the unchanged post after a draft was discarded
  const [round, setRound] = useState(0);
  return (
    <>
      <OwnPageHead title="Editar publicación" profile={address`/provider-profile?post=${post.id}`} />
      {stored.isPending ? (
        <PostFormSkeleton />
      ) : (
        <EditedPost
          // the server's newer text comes in unless there is one of this device
          key={`${round} ${stored.data ? '' : post.updated_at}`}
          post={post}
          account={account}
          draft={stored.data ?? null}
          onDiscard={() => void stored.refetch().then(() => setRound(round + 1))}
        />
      )}
    </>
  );
}

interface EditedPostProps {
  post: Post;
  account: number;
  draft: PostDraft;
  onDiscard: () => void;
}

function EditedPost({ post, account, draft, onDiscard }: EditedPostProps) {
  const update = useUpdatePost(post);
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  const [success, setSuccess] = useState<string | null>(null);
  const profile = address`/provider-profile/${account}?post=${post.id}`;

  useEffect(() => {
    if (!success) return;
    const timer = window.setTimeout(() => navigate(profile, { replace: true }), delays.editedPostRedirect);
    return () => window.clearTimeout(timer);
  }, [success, navigate, profile]);

  return (
    <PostForm
      account={account}
      post={post}
      draft={draft}
      name={draftForm(post.id)}
      send={update.mutateAsync}
      failure="Error al actualizar la publicación"
      words={{ submit: 'Guardar cambios', busy: 'Guardando...' }}
      success={success}
      onSent={({ message }) => setSuccess(message ?? 'Publicación actualizada exitosamente')}
      onQueued={(item) => {
        tellQueued(item, 'Tus cambios se publican solos');
        navigate(profile, { replace: true });
      }}
      onCancel={() => navigate(profile)}
      onDiscard={onDiscard}
    />
  );
}
